import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {commonSampleRates, fileTypes} from '@site/data/formats';
import {useState} from 'react';
import Estimate from './Estimate';
import {NumberField, SelectField} from './fields';
import {change, chosenType, type Entries, readRecording, START} from './form';
import styles from './styles.module.css';

const label = (id: string, message: string) =>
  translate({
    id: `component.SizeCalculator.label.${id}`,
    message,
    description: 'Label of a field in the size calculator',
  });

/**
 * Works out how large a recording is and whether it can be uploaded. The HTML contains the result for a
 * usual recording; with script the fields can be changed. Nothing is sent anywhere.
 */
export default function SizeCalculator() {
  const [entries, setEntries] = useState<Entries>(START);
  const isReady = useIsBrowser();
  const recording = readRecording(entries);
  const isSizedByBitRate = chosenType(entries).sizing.kind === 'bitrate';
  const field = (name: keyof Entries) => ({
    value: entries[name],
    onChange: (value: string) => setEntries(change(entries, name, value)),
  });
  return (
    <div className={styles.calculator}>
      <fieldset className={styles.fields} disabled={!isReady}>
        <legend className="visually-hidden">{label('legend', 'Your recording')}</legend>
        <SelectField
          label={label('type', 'File type')}
          options={fileTypes.map(({id, name}) => ({value: id, text: name}))}
          {...field('typeId')}
        />
        {isSizedByBitRate ? (
          <NumberField
            label={label('bitRate', 'Bit rate (kbit/s)')}
            min={1}
            step="any"
            {...field('kilobitsPerSecond')}
          />
        ) : (
          <SelectField
            label={label('sampleRate', 'Sample rate')}
            options={commonSampleRates.map((rate) => ({value: `${rate}`, text: `${rate / 1000} kHz`}))}
            {...field('sampleRate')}
          />
        )}
        <NumberField label={label('channels', 'Channels')} min={1} step="1" {...field('channels')} />
        <NumberField label={label('hours', 'Hours')} min={0} step="any" {...field('hours')} />
        <NumberField label={label('minutes', 'Minutes')} min={0} step="any" {...field('minutes')} />
      </fieldset>
      {/* Not an <output>: that element can't contain paragraphs. */}
      <div className={styles.answer} role="status">
        <Estimate recording={recording} />
      </div>
    </div>
  );
}
