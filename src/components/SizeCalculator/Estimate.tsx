import {translate} from '@docusaurus/Translate';
import {limits} from '@site/data/limits';
import Badge from '@site/src/components/Badge';
import InlineText from '@site/src/components/InlineText';
import {limitErrorText} from '@site/src/lib/limitErrorText';
import {type AudioFile, durationText, fileBytes, longestUploadSeconds, sizeText} from './recording';
import styles from './styles.module.css';

/** The result of the entries: size, whether it can be uploaded, and what happens when it is too large. */
export default function Estimate({recording}: {recording: AudioFile}) {
  const bytes = fileBytes(recording);
  const {value, whatHappens, error} = limits.batch.maxUploadBytes;
  const fits = bytes < value;
  const isExact = recording.type.sizing.kind === 'pcm';
  return (
    <>
      <p className={styles.size}>
        <strong>
          {isExact ? '' : '≈ '}
          {sizeText(bytes)}
        </strong>{' '}
        <Badge tone={fits ? 'good' : 'warning'}>
          {fits ? translate({message: 'Can be uploaded'}) : translate({message: 'Too large to upload'})}
        </Badge>
      </p>
      <p>
        {translate(
          {message: 'The longest recording of this kind that you can upload lasts {duration}.'},
          {duration: durationText(longestUploadSeconds(recording))},
        )}
      </p>
      {!fits && (
        <>
          <p>
            <InlineText>{whatHappens}</InlineText>
          </p>
          <p className={styles.error}>
            <InlineText>{limitErrorText(error)}</InlineText>
          </p>
        </>
      )}
      {recording.channels > limits.batch.diarizationChannels.value && (
        <p>
          <InlineText>{limits.batch.diarizationChannels.whatHappens}</InlineText>
        </p>
      )}
    </>
  );
}
