/**
 * The 'docs' tree: six sections, one of which is open. A label is the title of its page, so that sidebar, breadcrumbs, search, and neighbors use
 * one name. Links that the provider has not set (provider.ts) are left out.
 */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {provider} from './provider';
import {group, link, productSection, section} from './src/site/config/sidebarItems';

const {sdk} = provider;

export default {
  docs: [
    section('Get started', [
      'index',
      'get-started/quickstart',
      'get-started/authentication',
      'speech-to-text/index',
      {type: 'link', label: 'App analytics', href: '/speech-to-text/app-analytics'},
      group('SDKs', [
        ...link('Python SDK, batch', sdk.pythonBatchUrl),
        ...link('Python SDK, real-time', sdk.pythonRealtimeUrl),
        ...link('Python SDK, voice agents', sdk.pythonFlowUrl),
        ...link('JavaScript SDK, batch', sdk.jsBatchUrl),
        ...link('JavaScript SDK, real-time', sdk.jsRealtimeUrl),
        ...link('JavaScript SDK, voice agents', sdk.jsFlowUrl),
        ...link('.NET SDK (community)', sdk.dotnetUrl),
        ...link('Rust SDK (community)', sdk.rustUrl),
      ]),
      ...link('Release notes', provider.changelogUrl),
      ...link('Pricing', provider.pricingUrl),
      ...link('GitHub', provider.githubUrl),
    ]),
    productSection('batch', [
      'speech-to-text/batch/quickstart',
      'speech-to-text/batch/supported-files-and-limits',
      'speech-to-text/batch/check-job-status',
      'speech-to-text/batch/notifications',
      'speech-to-text/batch/fetch-url',
      'speech-to-text/batch/tracking',
      'speech-to-text/batch/srt-format',
      'speech-to-text/batch/alignment',
      'speech-to-text/batch/troubleshooting',
      {type: 'link', label: 'Usage reporting', href: '/speech-to-text/batch/usage'},
      {type: 'link', label: 'Batch REST API', href: `/api-ref/batch/${provider.slug}-asr-rest-api`},
    ]),
    productSection('realtime', [
      'speech-to-text/real-time/quickstart',
      'speech-to-text/real-time/supported-formats-and-limits',
      'speech-to-text/real-time/latency',
      'speech-to-text/real-time/end-of-turn',
      // Readers of live speech look for it here; the page covers both modes.
      {
        type: 'link',
        label: 'Speaker labels in real time',
        href: '/speech-to-text/output-enhancements/diarization#real-time',
      },
      'speech-to-text/real-time/guides/python-using-ffmpeg',
      'speech-to-text/real-time/guides/python-using-microphone',
      {type: 'link', label: 'Real-time WebSocket API', href: '/api-ref/realtime-transcription-websocket'},
    ]),
    section('Transcription features', [
      group('Transcript format', [
        'speech-to-text/output-enhancements/diarization',
        'speech-to-text/output-enhancements/numeral-formatting',
        'speech-to-text/output-enhancements/output-formatting',
        'speech-to-text/output-enhancements/punctuation-settings',
      ]),
      group('Vocabulary and audio', [
        'speech-to-text/features/custom-dictionary',
        'speech-to-text/features/audio-events',
        'speech-to-text/features/audio-filtering',
        'speech-to-text/features/feature-discovery',
      ]),
      group('Languages and models', [
        'speech-to-text/supported-languages',
        'speech-to-text/batch/language-identification',
        'speech-to-text/translation',
        'speech-to-text/features/accuracy-language-packs',
        'speech-to-text/accuracy-benchmarking',
      ]),
      group('Speech intelligence', [
        'speech-to-text/batch/speech-intelligence/summarization/index',
        'speech-to-text/batch/speech-intelligence/auto-chapters/index',
        'speech-to-text/batch/speech-intelligence/sentiment-analysis/index',
        'speech-to-text/batch/speech-intelligence/topic-detection/index',
      ]),
    ]),
    productSection('agents', [
      'voice-agents-flow/index',
      'voice-agents-flow/setup',
      'voice-agents-flow/features/application-inputs',
      'voice-agents-flow/features/function-calling',
      'voice-agents-flow/features/webrtc-livekit',
      'voice-agents-flow/guides/nextjs-guide',
      'voice-agents-flow/guides/react-native',
      'voice-agents-flow/supported-formats-and-limits',
      'voice-agents-flow/supported-languages',
      {type: 'link', label: 'Flow WebSocket API', href: '/api-ref/flow-voice-ai-websocket'},
    ]),
    {
      ...section('Deployments', [
        'deployments/index',
        'deployments/container/cpu-speech-to-text-container',
        'deployments/container/language-id',
        'deployments/container/translation',
      ]),
      link: {
        type: 'generated-index',
        slug: '/category/deployments',
        title: 'Deployments',
        description:
          'Run speech to text, language identification, and translation on your own hosts. The overview has license, registry, GPU, and usage reports.',
      },
    },
  ],
} satisfies SidebarsConfig;
