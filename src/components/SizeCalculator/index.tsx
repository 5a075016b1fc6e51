import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {commonSampleRates, fileTypes} from '@site/data/formats';
import {limits} from '@site/data/limits';
import Badge from '@site/src/components/Badge';
import InlineText from '@site/src/components/InlineText';
import {limitErrorText} from '@site/src/lib/limitErrorText';
import LiveText from '@site/src/shared/LiveText';
import {useId, useState} from 'react';
import {
  type AudioFile,
  chosenType,
  durationText,
  type Entries,
  fileBytes,
  longestUploadSeconds,
  type NumberName,
  readEntries,
  START,
  sizeText,
  withEntry,
} from './recording';
import styles from './styles.module.css';

const NUMBERS: Record<NumberName, () => string> = {
  kilobitsPerSecond: () => translate({message: 'Bit rate (kbit/s)'}),
  channels: () => translate({message: 'Channels'}),
  hours: () => translate({message: 'Hours'}),
  minutes: () => translate({message: 'Minutes'}),
};

const howToCorrect = (wrong: NumberName[]) =>
  translate(
    {message: '{fields}: enter a number above zero; channels are whole numbers.'},
    {fields: wrong.map((name) => NUMBERS[name]()).join(', ')},
  );

/**
 * Works out how large a recording is and whether it can be uploaded. The HTML contains the result for a
 * usual recording; with script the fields can be changed. Nothing is sent anywhere.
 */
export default function SizeCalculator() {
  const [entries, setEntries] = useState<Entries>(START);
  const isReady = useIsBrowser();
  const read = readEntries(entries);
  const wrong = Array.isArray(read) ? read : [];
  const field = (name: keyof Entries) => ({
    value: entries[name],
    onChange: (value: string) => setEntries(withEntry(entries, name, value)),
  });
  const number = (name: NumberName) => ({
    label: NUMBERS[name](),
    isWrong: wrong.includes(name),
    ...field(name),
  });
  return (
    <div className={styles.calculator}>
      <fieldset className={styles.fields} disabled={!isReady}>
        <legend className="visually-hidden">{translate({message: 'Your recording'})}</legend>
        <SelectField
          label={translate({message: 'File type'})}
          options={fileTypes.map(({id, name}) => ({value: id, text: name}))}
          {...field('typeId')}
        />
        {chosenType(entries).sizing.kind === 'bitrate' ? (
          <NumberField min={1} step="any" {...number('kilobitsPerSecond')} />
        ) : (
          <SelectField
            label={translate({message: 'Sample rate'})}
            options={commonSampleRates.map((rate) => ({value: `${rate}`, text: `${rate / 1000} kHz`}))}
            {...field('sampleRate')}
          />
        )}
        <NumberField min={1} step="1" {...number('channels')} />
        <NumberField min={0} step="any" {...number('hours')} />
        <NumberField min={0} step="any" {...number('minutes')} />
      </fieldset>
      {/* Not an <output>: that element can't contain paragraphs. */}
      <div className={styles.result} role="status">
        {Array.isArray(read) ? (
          <p className={styles.wrong}>
            <LiveText>{howToCorrect(read)}</LiveText>
          </p>
        ) : (
          // Another recording has another estimate, element by element: see LiveText.
          <Estimate key={JSON.stringify(read)} recording={read} />
        )}
      </div>
    </div>
  );
}

type Field = {label: string; value: string; onChange: (value: string) => void};

function SelectField({label, value, onChange, options}: Field & {options: {value: string; text: string}[]}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}

type Numeric = Field & {min: number; step: string; isWrong: boolean};

function NumberField({label, value, onChange, min, step, isWrong}: Numeric) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={min}
        step={step}
        aria-invalid={isWrong || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

function Estimate({recording}: {recording: AudioFile}) {
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
