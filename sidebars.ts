/**
 * The 'docs' tree: sections, one of which is open. A label is the title of its page, so that sidebar, breadcrumbs, search, and neighbors use
 * one name; a link to a section of a page is for what readers look for by name. Links that the provider has not set (provider.ts) are left out.
 */
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {provider} from './provider';
import {group, optionalLink, productSection, section} from './src/site/config/sidebarItems';

const {sdk} = provider;

/** A section of a page, for what readers look for by its own name. */
const sectionLink = (label: string, href: string) => ({type: 'link' as const, label, href});

const start = '/get-started/quickstart';
const diarization = '/speech-to-text/output-enhancements/diarization';
const phone = '/voice-agents-flow/features/webrtc-livekit';
const realtimeLimits = '/speech-to-text/real-time/supported-formats-and-limits';

export default {
  docs: [
    section('Get started', [
      'index',
      'get-started/quickstart',
      sectionLink('Emulator', `${start}#emulator`),
      sectionLink('Coding agents (MCP)', `${start}#agents`),
      sectionLink('Test error handling', `${start}#emulator-drills`),
      'get-started/authentication',
      sectionLink('Security and data', '/get-started/authentication#security'),
      'speech-to-text/index',
      group('SDKs', [
        ...optionalLink('Python SDK, batch', sdk.pythonBatchUrl),
        ...optionalLink('Python SDK, real-time', sdk.pythonRealtimeUrl),
        ...optionalLink('Python SDK, voice agents', sdk.pythonFlowUrl),
        ...optionalLink('JavaScript SDK, batch', sdk.jsBatchUrl),
        ...optionalLink('JavaScript SDK, real-time', sdk.jsRealtimeUrl),
        ...optionalLink('JavaScript SDK, voice agents', sdk.jsFlowUrl),
        ...optionalLink('.NET SDK (community)', sdk.dotnetUrl),
        ...optionalLink('Rust SDK (community)', sdk.rustUrl),
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
      sectionLink('Transcribe many files (bulk)', '/speech-to-text/batch/troubleshooting#folder'),
      sectionLink('Batch REST API', `/api-ref/batch/${provider.slug}-asr-rest-api`),
      'speech-to-text/batch/alignment',
    ]),
    productSection('realtime', [
      'speech-to-text/real-time/quickstart',
      'speech-to-text/real-time/end-of-turn',
      'speech-to-text/real-time/latency',
      'speech-to-text/real-time/supported-formats-and-limits',
      sectionLink('Reconnect without losing words', `${realtimeLimits}#reconnect`),
      sectionLink('Transcribe a phone call', `${phone}#phone-transcribe`),
      'speech-to-text/real-time/guides/python-using-microphone',
      'speech-to-text/real-time/guides/python-using-ffmpeg',
      sectionLink('Errors of a session', '/api-ref/#session-errors'),
      sectionLink('Real-time WebSocket API', '/api-ref/realtime-transcription-websocket'),
    ]),
    productSection('agents', [
      'voice-agents-flow/index',
      'voice-agents-flow/setup',
      'voice-agents-flow/features/webrtc-livekit',
      sectionLink('Connect a phone line', `${phone}#phone-lines`),
      sectionLink('Talk over WebRTC', `${phone}#program`),
      sectionLink('Talk in a web page', '/voice-agents-flow/#web-page'),
      'voice-agents-flow/features/function-calling',
      'voice-agents-flow/features/application-inputs',
      'voice-agents-flow/guides/nextjs-guide',
      'voice-agents-flow/guides/react-native',
      'voice-agents-flow/supported-formats-and-limits',
      'voice-agents-flow/supported-languages',
      sectionLink('Flow WebSocket API', '/api-ref/flow-voice-ai-websocket'),
    ]),
    section('Transcription features', [
      'speech-to-text/output-enhancements/diarization',
      sectionLink('Known speakers', `${diarization}#speaker-identification`),
      sectionLink('Audio channels', `${diarization}#channel-diarization`),
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
        sectionLink('License', '/deployments/#license'),
        'deployments/container/cpu-speech-to-text-container',
        sectionLink('GPU inference server', '/deployments/#gpu'),
        sectionLink('Kubernetes', '/deployments/#kubernetes'),
        sectionLink('Report container usage', '/deployments/#usage-reporting'),
        'deployments/container/language-id',
        'deployments/container/translation',
      ]),
      link: {type: 'doc', id: 'category/deployments'},
    },
    section('Account', [
      sectionLink('Usage reporting', '/speech-to-text/batch/usage'),
      sectionLink('Plans and billing', '/speech-to-text/batch/usage#billing'),
      sectionLink('App analytics', '/speech-to-text/app-analytics'),
      ...optionalLink('Pricing', provider.pricingUrl),
      ...optionalLink('Status', provider.statusUrl),
      ...optionalLink('Release notes', provider.changelogUrl),
      ...optionalLink('GitHub', provider.githubUrl),
    ]),
  ],
} satisfies SidebarsConfig;
