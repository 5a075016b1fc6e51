/** The footer: link columns, logo, copyright. Links that the provider has not set are left out. */
import {provider} from '../../../provider';

type FooterLink = {label: string; to?: string; href?: string};

/** A link to another site, or nothing when the provider has no such place. */
function externalLink(label: string, href: string | undefined): FooterLink[] {
  return href ? [{label, href}] : [];
}

const columns: {title: string; items: FooterLink[]}[] = [
  {
    title: 'Speech to text',
    items: [
      {label: 'Batch quickstart', to: '/speech-to-text/batch/quickstart'},
      {label: 'Real-time quickstart', to: '/speech-to-text/real-time/quickstart'},
      {label: 'Supported languages', to: '/speech-to-text/supported-languages'},
      {label: 'Usage reporting', to: '/speech-to-text/batch/usage'},
    ],
  },
  {
    title: 'Build',
    items: [
      {label: 'Voice agents', to: '/voice-agents-flow/'},
      {label: 'Containers', to: '/deployments/'},
      {label: 'App analytics', to: '/speech-to-text/app-analytics'},
      {label: 'API reference', to: '/api-ref/'},
    ],
  },
  {
    title: 'Help',
    items: [
      {label: 'Authentication', to: '/get-started/authentication'},
      {label: 'Batch troubleshooting', to: '/speech-to-text/batch/troubleshooting'},
      ...externalLink('Status', provider.statusUrl),
      ...externalLink('Support', provider.supportUrl),
    ],
  },
  {
    title: provider.name,
    items: [
      ...externalLink('Portal', provider.portalUrl),
      ...externalLink('GitHub', provider.githubUrl),
      ...externalLink('Pricing', provider.pricingUrl),
      ...externalLink('Release notes', provider.changelogUrl),
      ...externalLink('Privacy', provider.privacyUrl),
    ],
  },
];

export const footer = {
  logo: {alt: provider.name, src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
  links: columns.filter(({items}) => items.length > 0),
  copyright: `© ${provider.name}. Documentation under the MIT license.`,
};
