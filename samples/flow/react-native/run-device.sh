# Node.js 22.13 or later; a phone on a cable, with developer mode on.
npx expo run:ios --device --configuration Release
npx expo run:android --device --variant release
