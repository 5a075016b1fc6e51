/**
 * The 'docs' tree: sections, one of which is open. A label is the title of its page, so that sidebar, breadcrumbs, search, and neighbors use
 * one name; a link to a section of a page is for what readers look for by name. Links that the provider has not set (provider.ts) are left out.
 */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {provider} from './provider';
import {group, link, productSection, section} from './src/site/config/sidebarItems';

const {sdk} = provider;

/** A section of a page, for what readers look for by its own name. */
const part = (label: string, href: string) => ({type: 'link' as const, label, href});

const start = '/get-started/quickstart';
const diarization = '/speech-to-text/output-enhancements/diarization';
const realtimeLimits = '/speech-to-text/real-time/supported-formats-and-limits';

export default {
  docs: [
    section('Get started', [
      'index',
      'get-started/quickstart',
      part('Emulator', `${start}#emulator`),
      part('Drills for your program', `${start}#emulator-drills`),
      part('Coding agents (MCP)', `${start}#agents`),
      'get-started/authentication',
      part('Security and data', '/get-started/authentication#security'),
      'speech-to-text/index',
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
    ]),
    section('Languages and models', [
      'speech-to-text/supported-languages',
      'speech-to-text/features/accuracy-language-packs',
      'speech-to-text/accuracy-benchmarking',
      'speech-to-text/batch/language-identification',
      'speech-to-text/translation',
      'speech-to-text/features/feature-discovery',
    ]),
    productSection('batch', [
      'speech-to-text/batch/quickstart',
      'speech-to-text/batch/check-job-status',
      'speech-to-text/batch/notifications',
      'speech-to-text/batch/fetch-url',
      'speech-to-text/batch/supported-files-and-limits',
      'speech-to-text/batch/srt-format',
      'speech-to-text/batch/tracking',
      'speech-to-text/batch/troubleshooting',
      part('Transcribe an archive', '/speech-to-text/batch/troubleshooting#folder'),
      part('Batch REST API', `/api-ref/batch/${provider.slug}-asr-rest-api`),
      'speech-to-text/batch/alignment',
    ]),
    productSection('realtime', [
      'speech-to-text/real-time/quickstart',
      'speech-to-text/real-time/end-of-turn',
      'speech-to-text/real-time/latency',
      'speech-to-text/real-time/supported-formats-and-limits',
      part('Reconnect without losing words', `${realtimeLimits}#reconnect`),
      part('Transcribe a phone call', '/voice-agents-flow/features/webrtc-livekit#phone-transcribe'),
      'speech-to-text/real-time/guides/python-using-microphone',
      'speech-to-text/real-time/guides/python-using-ffmpeg',
      part('Errors of a session', '/api-ref/#session-errors'),
      part('Real-time WebSocket API', '/api-ref/realtime-transcription-websocket'),
    ]),
    productSection('agents', [
      'voice-agents-flow/index',
      'voice-agents-flow/setup',
      'voice-agents-flow/features/webrtc-livekit',
      'voice-agents-flow/features/function-calling',
      'voice-agents-flow/features/application-inputs',
      'voice-agents-flow/guides/nextjs-guide',
      'voice-agents-flow/guides/react-native',
      'voice-agents-flow/supported-formats-and-limits',
      'voice-agents-flow/supported-languages',
      part('Flow WebSocket API', '/api-ref/flow-voice-ai-websocket'),
    ]),
    section('Transcription features', [
      'speech-to-text/output-enhancements/diarization',
      part('Known speakers', `${diarization}#speaker-identification`),
      part('Audio channels', `${diarization}#channel-diarization`),
      'speech-to-text/features/custom-dictionary',
      'speech-to-text/output-enhancements/numeral-formatting',
      'speech-to-text/output-enhancements/punctuation-settings',
      'speech-to-text/output-enhancements/output-formatting',
      'speech-to-text/features/audio-events',
      'speech-to-text/features/audio-filtering',
      group('Speech intelligence', [
        'speech-to-text/batch/speech-intelligence/summarization/index',
        'speech-to-text/batch/speech-intelligence/auto-chapters/index',
        'speech-to-text/batch/speech-intelligence/sentiment-analysis/index',
        'speech-to-text/batch/speech-intelligence/topic-detection/index',
      ]),
    ]),
    {
      ...section('Deployments', [
        'deployments/index',
        part('License', '/deployments/#license'),
        'deployments/container/cpu-speech-to-text-container',
        part('GPU inference server', '/deployments/#gpu'),
        part('Kubernetes', '/deployments/#kubernetes'),
        part('Report container usage', '/deployments/#usage-reporting'),
        'deployments/container/language-id',
        'deployments/container/translation',
      ]),
      link: {type: 'doc', id: 'category/deployments'},
    },
    section('Account', [
      part('Usage reporting', '/speech-to-text/batch/usage'),
      part('Plans and billing', '/speech-to-text/batch/supported-files-and-limits#usage-limits'),
      part('App analytics', '/speech-to-text/app-analytics'),
      ...link('Pricing', provider.pricingUrl),
      ...link('Status', provider.statusUrl),
      ...link('Release notes', provider.changelogUrl),
      ...link('GitHub', provider.githubUrl),
    ]),
  ],
} satisfies SidebarsConfig;
