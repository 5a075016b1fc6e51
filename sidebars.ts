/** The 'docs' tree. Links that the provider has not set (provider.ts) are left out. */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {provider} from './provider';
import {link, section} from './src/config/sidebarItems';

const {sdk} = provider;

export default {
  docs: [
    section('Get started', [
      {type: 'doc', id: 'index', label: 'Introduction'},
      'get-started/quickstart',
      'get-started/authentication',
      {
        type: 'category',
        label: 'SDKs',
        items: [
          {
            type: 'category',
            label: 'Speech to text',
            items: [
              ...link('Python (Real-Time)', sdk.pythonRealtimeUrl),
              ...link('Python (Batch)', sdk.pythonBatchUrl),
              ...link('JavaScript (Real-Time)', sdk.jsRealtimeUrl),
              ...link('JavaScript (Batch)', sdk.jsBatchUrl),
              ...link('.NET (Community)', sdk.dotnetUrl),
              ...link('Rust (Community)', sdk.rustUrl),
            ],
          },
          {
            type: 'category',
            label: 'Voice agents',
            items: [...link('Python', sdk.pythonFlowUrl), ...link('JavaScript', sdk.jsFlowUrl)],
          },
        ],
      },
      ...link('Release notes', provider.changelogUrl),
      ...link('Pricing', provider.pricingUrl),
    ]),
    section('Speech to Text', [
      {type: 'doc', id: 'speech-to-text/index', label: 'Overview'},
      {
        type: 'category',
        label: 'Batch Transcription',
        items: [
          'speech-to-text/batch/quickstart',
          'speech-to-text/batch/supported-files-and-limits',
          'speech-to-text/batch/check-job-status',
          {
            type: 'category',
            label: 'Speech Intelligence',
            items: [
              'speech-to-text/batch/speech-intelligence/auto-chapters/index',
              'speech-to-text/batch/speech-intelligence/sentiment-analysis/index',
              'speech-to-text/batch/speech-intelligence/summarization/index',
              'speech-to-text/batch/speech-intelligence/topic-detection/index',
            ],
          },
          'speech-to-text/batch/notifications',
          'speech-to-text/batch/fetch-url',
          'speech-to-text/batch/language-identification',
          'speech-to-text/batch/alignment',
          'speech-to-text/batch/srt-format',
          'speech-to-text/batch/tracking',
          'speech-to-text/batch/troubleshooting',
          {type: 'link', label: 'API Reference', href: '/api-ref/batch/create-a-new-job'},
        ],
      },
      {
        type: 'category',
        label: 'Real-Time Transcription',
        items: [
          'speech-to-text/real-time/quickstart',
          'speech-to-text/real-time/supported-formats-and-limits',
          'speech-to-text/real-time/latency',
          'speech-to-text/real-time/end-of-turn',
          {
            type: 'category',
            label: 'Guides',
            key: 'real-time-guides',
            items: [
              'speech-to-text/real-time/guides/python-using-ffmpeg',
              'speech-to-text/real-time/guides/python-using-microphone',
            ],
          },
          {
            type: 'link',
            label: 'API Reference',
            key: 'real-time-reference',
            href: '/api-ref/realtime-transcription-websocket',
          },
        ],
      },
      'speech-to-text/supported-languages',
      'speech-to-text/translation',
      {
        type: 'category',
        label: 'Features',
        items: [
          'speech-to-text/features/feature-discovery',
          'speech-to-text/features/accuracy-language-packs',
          'speech-to-text/features/audio-events',
          'speech-to-text/features/audio-filtering',
          'speech-to-text/features/custom-dictionary',
        ],
      },
      {
        type: 'category',
        label: 'Output Enhancements',
        items: [
          'speech-to-text/output-enhancements/diarization',
          'speech-to-text/output-enhancements/numeral-formatting',
          'speech-to-text/output-enhancements/output-formatting',
          'speech-to-text/output-enhancements/punctuation-settings',
        ],
      },
      'speech-to-text/accuracy-benchmarking',
    ]),
    section('Voice agents (Flow)', [
      {type: 'doc', id: 'voice-agents-flow/index', label: 'Overview', key: 'flow-overview'},
      {
        type: 'category',
        label: 'Features',
        key: 'flow-features',
        items: [
          'voice-agents-flow/features/application-inputs',
          'voice-agents-flow/features/function-calling',
          'voice-agents-flow/features/webrtc-livekit',
        ],
      },
      {
        type: 'category',
        label: 'Guides',
        key: 'flow-guides',
        items: ['voice-agents-flow/guides/nextjs-guide', 'voice-agents-flow/guides/react-native'],
      },
      'voice-agents-flow/setup',
      'voice-agents-flow/supported-formats-and-limits',
      'voice-agents-flow/supported-languages',
    ]),
    {
      ...section('Deployments', [
        {type: 'doc', id: 'deployments/index', label: 'Overview', key: 'deployments-overview'},
        {
          type: 'category',
          label: 'Container',
          items: [
            'deployments/container/cpu-speech-to-text-container',
            'deployments/container/language-id',
            'deployments/container/translation',
          ],
        },
      ]),
      link: {
        type: 'generated-index',
        slug: '/category/deployments',
        title: 'Deployments',
        description: 'Run speech to text, language identification and translation in your own environment.',
      },
    },
    section('Developer Resources', [...link('GitHub', provider.githubUrl)]),
  ],
} satisfies SidebarsConfig;
