# Node.js 22.13 or later. Makes the project and installs its packages.
npx --yes create-expo-app@5 voice-agent-app --template default@57.0.28
cd voice-agent-app
echo n | npm run reset-project
npx expo install expo-dev-client
npm install {{provider.sdk.expoTwoWayAudio}}
