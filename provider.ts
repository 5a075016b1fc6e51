/**
 * Who the site speaks for: the only file that names hosts, links, addresses and packages of the provider.
 *
 * Pages, samples, contracts and front matter write `{{provider.<path>}}`; the build replaces the token with the value
 * found here (see data/siteTokens.ts) and stops on a path that this file lacks. A link set to `undefined` is left
 * out of the site wherever it is used. Renaming the provider is an edit of this file alone.
 */
const slug = 'acme-speech';
const site = 'https://example.com';
const docs = 'https://docs.example.com';
const repositories = 'https://code.example.com/acme-speech';

/** A link that a provider may not have: `undefined` leaves it out of pages, sidebars and footer. */
type Link = string | undefined;

export const provider = {
  name: 'Acme Speech',
  slug,
  /** Short form for places where the full name would not fit. */
  shortName: 'Acme',

  /** Where this site is served: absolute addresses in canonical links, sitemap and search records start with it. */
  siteUrl: docs,

  /** Base domains: a region label from data/regions.ts goes in front of the batch and real-time ones. */
  batchHost: 'batch.example.com',
  realtimeHost: 'realtime.example.com',
  flowHost: 'flow.example.com',
  managementHost: 'keys.example.com',
  /** The Management API: projects and API keys. */
  managementApiHost: 'management.example.com',
  /** Containers report their usage to this host unless they are configured otherwise. */
  usageHost: 'usage.example.com',
  registryHost: 'registry.example.com',

  /** Identifiers that carry the provider's initials on the wire. */
  headerPrefix: 'X-Acme',
  queryPrefix: 'acme',
  /** Begins the environment variables of the containers: `<prefix>_JOB_ID`. */
  envPrefix: 'ACME',
  /** Begins the image names that contain the provider's initials: `<prefix>-gpu-inference-server-…`. */
  imagePrefix: 'acme',

  /** Values of `model` that contain a brand name. */
  models: {multilingual: 'multilingual-1'},

  portalUrl: 'https://portal.example.com' as Link,
  supportUrl: 'https://support.example.com' as Link,
  salesUrl: `${site}/contact-sales` as Link,
  pricingUrl: `${site}/pricing` as Link,
  changelogUrl: 'https://changelog.example.com' as Link,
  statusUrl: 'https://status.example.com' as Link,
  githubUrl: repositories as Link,
  issuesUrl: `${repositories}/docs/issues` as Link,
  /** Where a page of the repository is edited: the file's path follows. */
  editUrl: `${repositories}/docs/edit/main/` as Link,
  feedbackFormUrl: `${site}/feedback/translation` as Link,
  /** A file of this site, so that the first request of a reader depends on no other host. */
  sampleAudioUrl: `${docs}/audio/harbor-tour.wav` as Link,
  flowDemoUrl: 'https://flow-demo.example.com' as Link,
  privacyUrl: `${site}/privacy` as Link,
  codeExamplesUrl: `${repositories}/examples` as Link,
  blog: {
    accessibility: `${site}/blog/accessibility` as Link,
    werProblem: `${site}/blog/the-problem-with-wer` as Link,
  },

  supportEmail: 'support@example.com',
  flowSupportEmail: 'flow-support@example.com',
  /** Customers without a connection send their usage exports to this address. */
  usageEmail: 'usage@example.com',
  /** What crawlers may use the pages for, in robots.txt (contentsignals.org); `undefined` says nothing. */
  contentSignal: 'search=yes, ai-input=yes, ai-train=yes' as string | undefined,
  /** Assistants in the menu of each page, by name: a question about the page follows the address, such as `https://…/new?q=`. */
  assistants: {} as Record<string, string>,
  securityEmail: 'security@example.com',

  containerVersion: '15.14.0',
  multilingualContainerVersion: '1.3.0',
  usageContainerVersion: '0.3.0',
  helmChartVersion: '1.4.0',
  containerUser: 'acme-speech-registry',
  cli: slug,
  metricsCli: 'acme-speech-metrics',
  /** Name and version of the emulator as a package; its changes are in packages/emulator/pack/CHANGELOG.md. */
  emulatorPackage: `${slug}-emulator`,
  emulatorVersion: '1.3.0',
  /** The same of the server for agents: packages/agents. */
  agentsPackage: `${slug}-docs-mcp`,
  agentsVersion: '1.0.0',
  pythonPackage: 'acme-speech-python',

  sdk: {
    pythonRealtimeUrl: `${repositories}/python-sdk/sdk/rt` as Link,
    pythonBatchUrl: `${repositories}/python-sdk/sdk/batch` as Link,
    pythonFlowUrl: `${repositories}/python-sdk/sdk/flow` as Link,
    jsRealtimeUrl: `${repositories}/js-sdk/packages/real-time-client` as Link,
    jsBatchUrl: `${repositories}/js-sdk/packages/batch-client` as Link,
    jsFlowUrl: `${repositories}/js-sdk/packages/flow-client` as Link,
    dotnetUrl: `${repositories}/dotnet-sdk` as Link,
    rustUrl: `${repositories}/rust-sdk` as Link,
    expoTwoWayAudio: '@acme-speech/expo-two-way-audio',
    python: {
      module: 'acme_speech',
      realtime: 'acme-speech-rt',
      batch: 'acme-speech-batch',
      flow: 'acme-speech-flow',
      voice: 'acme-speech-voice',
      realtimeDocsUrl: `${repositories}/python-sdk/docs` as Link,
    },
    js: {
      realtime: '@acme-speech/real-time-client',
      batch: '@acme-speech/batch-client',
      flow: '@acme-speech/flow-client',
    },
  },

  /**
   * Source addresses of notification and fetch requests, by environment, for firewalls: documentation addresses
   * (RFC 5737) until a provider fills in its own.
   */
  egressIps: {
    eu1: ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5'],
    eu2: ['192.0.2.33', '192.0.2.34', '192.0.2.35', '192.0.2.36', '192.0.2.37'],
    us1: ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4', '198.51.100.5'],
    us2: ['198.51.100.33', '198.51.100.34', '198.51.100.35', '198.51.100.36', '198.51.100.37'],
    au1: ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4', '203.0.113.5'],
  },
};

export type Provider = typeof provider;
