/** Anchors of the page about CPU containers that moved to the overview, which has what all containers share. */
import {provider} from '../provider';

const CPU = '/deployments/container/cpu-speech-to-text-container';

const ANCHORS = [
  'get-the-image',
  'kubernetes',
  'helm',
  'proxy.ingress.hostname',
  'global.licensing.createSecret',
  'global.transcriber.languages',
  'inferenceServerEnhancedRecipe1',
  'global.sessionGroups.scaling.enabled',
  'sessionGroups.scaling.scaleOnCapacityLeft',
  'usage',
  'license',
  'gpu',
  'resources-gpu-server-gpu-inference-server',
  `variables-gpu-server-${provider.envPrefix}_BATCH_MODE`,
  `variables-gpu-server-${provider.envPrefix}_MODEL`,
  `variables-gpu-server-${provider.envPrefix}_OPERATING_POINT`,
  'variables-gpu-server-CUDA_VISIBLE_DEVICES',
  'ports-gpu-server-8000',
  'ports-gpu-server-8001',
  'ports-gpu-server-8002',
  'multilingual',
  'gpu-language-groups',
  `images-gpu-server-${provider.registryHost}-${provider.imagePrefix}-gpu-inference-server-s`,
  `images-gpu-server-${provider.registryHost}-${provider.imagePrefix}-gpu-inference-server`,
  `images-gpu-server-${provider.registryHost}-${provider.imagePrefix}-gpu-inference-server-e`,
  'gpuGroups-1',
  'gpuGroups-2',
  'gpuGroups-3',
  'gpuGroups-4',
  'security',
  'read-only-mode',
  'non-root',
  'speaker-secrets',
  'performance',
  'performance-cpu-standard',
  'performance-cpu-enhanced',
  'performance-gpu-standard',
  'performance-gpu-enhanced',
  'performance-gpu-multilingual-1',
];

export const movedDeployments: Readonly<Record<string, string>> = Object.fromEntries(
  ANCHORS.map((anchor) => [`${CPU}#${anchor}`, `/deployments/#${anchor}`]),
);
