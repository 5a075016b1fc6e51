import Translate, {translate} from '@docusaurus/Translate';
import {limits} from '@site/data/limits';
import type {Plan} from '@site/data/plans';
import Badge from '@site/src/components/Badge';
import InlineText from '@site/src/components/InlineText';
import {limitAnswer} from '@site/src/lib/limitAnswer';
import {areChannelsSeparable, fileBytes, longestUploadSeconds, type Meeting, meetings, type Recording} from './sizing';
import styles from './styles.module.css';
import {durationText, sizeText} from './units';

/** What comes of the entries: size, whether it can be uploaded, and what the first limit does. */
export default function Answer({recording, plan}: {recording: Recording | null; plan: Plan}) {
  if (!recording) {
    return (
      <p>
        <Translate
          id="component.SizeCalculator.incomplete"
          description="Shown while a field of the size calculator is empty or not a number"
        >
          Enter a duration above zero, and whole channels.
        </Translate>
      </p>
    );
  }
  const bytes = fileBytes(recording);
  const fits = bytes < limits.batch.maxUploadBytes.value;
  const isExact = recording.type.sizing.kind === 'pcm';
  const [first] = meetings(recording, plan);
  return (
    <>
      <p className={styles.size}>
        <strong>
          {isExact ? '' : '≈ '}
          {sizeText(bytes)}
        </strong>{' '}
        <Badge tone={fits ? 'good' : 'warning'}>{fits ? fitsText() : tooLargeText()}</Badge>
      </p>
      <p>
        {translate(
          {
            id: 'component.SizeCalculator.longest',
            message: 'The longest recording of this kind that you can upload lasts {duration}.',
            description: 'What the upload limit means as a duration',
          },
          {duration: durationText(longestUploadSeconds(recording))},
        )}
      </p>
      {first && <FirstLimit meeting={first} plan={plan} />}
      {!areChannelsSeparable(recording.channels) && (
        <p>
          <InlineText>{limits.batch.diarizationChannels.whatHappens}</InlineText>
        </p>
      )}
    </>
  );
}

function FirstLimit({meeting: {kind, limit, atSeconds, isPassed}, plan}: {meeting: Meeting; plan: Plan}) {
  const values = {limit: limit.text, duration: durationText(atSeconds), plan: plan.name};
  const answer = limitAnswer(limit.error);
  return (
    <>
      <p>
        <strong>{isPassed ? passedText() : nextText()}</strong>{' '}
        {kind === 'upload' ? uploadText(values) : hoursText(values)} <InlineText>{limit.whatHappens}</InlineText>
      </p>
      {limit.error && (
        <p className={styles.error}>
          <InlineText>{answer}</InlineText>
        </p>
      )}
    </>
  );
}

const fitsText = () =>
  translate({id: 'component.SizeCalculator.fits', message: 'Can be uploaded', description: 'The file is small enough'});
const tooLargeText = () =>
  translate({
    id: 'component.SizeCalculator.tooLarge',
    message: 'Too large to upload',
    description: 'The file is not small enough',
  });
const passedText = () =>
  translate({
    id: 'component.SizeCalculator.passed',
    message: 'This passes a limit:',
    description: 'Before the limit that the recording passes first',
  });
const nextText = () =>
  translate({
    id: 'component.SizeCalculator.next',
    message: 'The first limit on the way:',
    description: 'Before the limit that a longer recording would pass first',
  });
const uploadText = (values: {limit: string; duration: string}) =>
  translate(
    {
      id: 'component.SizeCalculator.upload',
      message: 'an upload has to stay under {limit}, which is {duration} of this recording.',
      description: 'The upload limit, in size and duration',
    },
    values,
  );
const hoursText = (values: {limit: string; plan: string}) =>
  translate(
    {
      id: 'component.SizeCalculator.hours',
      message: 'a {plan} account has {limit} at each operating point.',
      description: 'The monthly hours of an account',
    },
    values,
  );
