import {disfluencies} from '@site/data/disfluencies';

/** Every hesitation word that is tagged and can be removed; read from data/disfluencies.ts. */
export default function DisfluencyList() {
  return (
    <p>
      {disfluencies.map((word, index) => (
        <span key={word}>
          {index > 0 && ', '}
          <code>{word}</code>
        </span>
      ))}
    </p>
  );
}
