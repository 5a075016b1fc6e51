/** Opens the report of a section above the page; loaded by the first click. */
import siteConfig from '@generated/docusaurus.config';
import {type ContractVersion, contractsOf} from '@speech-docs/protocol/contracts/versions';
import {createRoot} from 'react-dom/client';
import ReportDialog from './ReportDialog';
import type {Report} from './report';

interface Place {
  /** The heading or error, if it is still on the page. */
  place: HTMLElement | null;
  selection: string;
}

/** Shows what would be sent about `place`; nothing is sent, stored, or counted. */
export function openReport({place, selection}: Place): void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  function close() {
    root.unmount();
    host.remove();
  }
  root.render(<ReportDialog report={reportOn(place, selection)} {...addresses()} onClose={close} />);
}

function reportOn(place: HTMLElement | null, selection: string): Report {
  const address = new URL(window.location.href);
  address.search = '';
  if (place) address.hash = place.id;
  return {
    page: textOf(document.querySelector('h1')),
    section: textOf(place),
    address: address.href,
    contracts: contractsOf(address.pathname, (siteConfig.customFields?.contracts ?? []) as ContractVersion[]),
    selection,
  };
}

function addresses(): {issuesUrl?: string; supportEmail?: string} {
  const {issuesUrl, supportEmail} = siteConfig.customFields ?? {};
  return {
    ...(typeof issuesUrl === 'string' && {issuesUrl}),
    ...(typeof supportEmail === 'string' && {supportEmail}),
  };
}

/** The text of a heading without the sign that links to it. */
function textOf(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const link of copy?.querySelectorAll('.hash-link') ?? []) link.remove();
  return copy?.textContent?.trim() ?? '';
}
