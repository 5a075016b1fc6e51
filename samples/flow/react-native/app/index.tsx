// TypeScript 5. Packages: expo 55 or later, react-native
import {Button, FlatList, StyleSheet, Text, View} from 'react-native';
import {SafeAreaView} from 'react-native-safe-area-context';
import {VolumeDisplay} from '../components/VolumeDisplay';
import {useVoiceAgent} from '../hooks/useVoiceAgent';

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

const styles = StyleSheet.create({
  screen: {flex: 1, padding: 16},
  notice: {textAlign: 'center', marginBottom: 16},
  turn: {marginVertical: 4},
  bar: {flexDirection: 'row', justifyContent: 'space-evenly', padding: 16},
});
