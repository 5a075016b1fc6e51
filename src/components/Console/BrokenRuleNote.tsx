import Link from '@docusaurus/Link';
import type {BrokenRule} from '@speech-docs/emulator/console/log';
import box from '../toolBox.module.css';

/** Which rule something breaks, with a link to the rule; nothing when it breaks none. */
export default function BrokenRuleNote({broken}: {broken: BrokenRule | null}) {
  if (!broken) return null;
  return (
    <p className={box.note}>
      {broken.detail} <Link to={broken.page}>{broken.statement}</Link>
    </p>
  );
}
