# Xcode for iOS, Android Studio for Android. Builds and starts the app.
npx expo prebuild --clean
npx expo run:ios
npx expo run:android
