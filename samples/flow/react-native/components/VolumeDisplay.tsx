// TypeScript 5. Packages: react-native, {{provider.sdk.expoTwoWayAudio}}
import {useExpoTwoWayAudioEventListener} from '{{provider.sdk.expoTwoWayAudio}}';
import {useCallback, useRef} from 'react';
import {Animated, StyleSheet, View} from 'react-native';

/** Two circles: the outer one follows the agent, the inner one the user. */
export function VolumeDisplay() {
  const agent = useVolume('onOutputVolumeLevelData');
  const user = useVolume('onInputVolumeLevelData');
  return (
    <View style={styles.box} accessible={false}>
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
  box: {height: 320, alignItems: 'center', justifyContent: 'center'},
  agent: {
    position: 'absolute',
    width: 180,
    height: 180,
    borderRadius: 90,
    backgroundColor: '#9bd5e0',
  },
  user: {width: 90, height: 90, borderRadius: 45, backgroundColor: '#0b7285'},
});
