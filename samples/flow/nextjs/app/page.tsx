// TypeScript 5. Packages: next 16, react 19
import {VoiceAgent} from '@/components/VoiceAgent';

export default function Page() {
  return (
    <main>
      <h1>Talk to the repair desk</h1>
      <VoiceAgent />
    </main>
  );
}
