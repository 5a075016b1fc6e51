// TypeScript 5. Packages: expo 57 or later, react-native,
// {{provider.sdk.expoTwoWayAudio}}
import {useExpoTwoWayAudioEventListener} from '{{provider.sdk.expoTwoWayAudio}}';
import {useCallback, useRef} from 'react';
import {Animated, Button, FlatList, StyleSheet, Text, View} from 'react-native';
import {SafeAreaView} from 'react-native-safe-area-context';
import {useVoiceAgent} from '../hooks/useVoiceAgent';

/** The volumes, the state, what both sides say, and the controls. */
export default function Index() {
  const agent = useVoiceAgent();
  const isIdle = agent.phase === 'idle';
  return (
    <SafeAreaView style={styles.screen}>
      <VolumeDisplay />
      <Text accessibilityLiveRegion="polite" style={styles.notice}>
        {agent.notice || 'Tap Connect to talk to the agent.'}
      </Text>
      <FlatList
        data={agent.turns}
        keyExtractor={({id}) => `${id}`}
        renderItem={({item}) => (
          <Text style={styles.turn}>
            {item.who}: {item.text}
          </Text>
        )}
      />
      <View style={styles.bar}>
        <Button
          title={isIdle ? 'Connect' : 'Disconnect'}
          onPress={isIdle ? agent.start : agent.hangUp}
        />
        <Button
          title={agent.isMuted ? 'Unmute' : 'Mute'}
          disabled={agent.phase !== 'talking'}
          onPress={() => agent.mute(!agent.isMuted)}
        />
      </View>
    </SafeAreaView>
  );
}

/** Two circles: the outer one follows the agent, the inner one the user. */
function VolumeDisplay() {
  const agent = useVolume('onOutputVolumeLevelData');
  const user = useVolume('onInputVolumeLevelData');
  return (
    <View style={styles.volumes} accessible={false}>
      <Animated.View style={[styles.agent, {transform: [{scale: agent}]}]} />
      <Animated.View style={[styles.user, {transform: [{scale: user}]}]} />
    </View>
  );
}

/** Returns a scale from 1 to 1.5 that follows a volume from 0 to 1. */
function useVolume(
  event: 'onInputVolumeLevelData' | 'onOutputVolumeLevelData',
) {
  const scale = useRef(new Animated.Value(1)).current;
  const follow = useCallback(
    ({data}: {data: number}) => {
      Animated.timing(scale, {
        toValue: 1 + data / 2,
        duration: 100,
        useNativeDriver: true,
      }).start();
    },
    [scale],
  );
  useExpoTwoWayAudioEventListener(event, follow);
  return scale;
}

const styles = StyleSheet.create({
  screen: {flex: 1, padding: 16},
  notice: {textAlign: 'center', marginBottom: 16},
  turn: {marginVertical: 4},
  bar: {flexDirection: 'row', justifyContent: 'space-evenly', padding: 16},
  volumes: {height: 320, alignItems: 'center', justifyContent: 'center'},
  agent: {
    position: 'absolute',
    width: 180,
    height: 180,
    borderRadius: 90,
    backgroundColor: '#9bd5e0',
  },
  user: {width: 90, height: 90, borderRadius: 45, backgroundColor: '#0b7285'},
});
