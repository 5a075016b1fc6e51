# Node.js 20 or later, Xcode for iOS, Android Studio for Android.
npx expo prebuild --clean
npx expo run:ios
npx expo run:android
