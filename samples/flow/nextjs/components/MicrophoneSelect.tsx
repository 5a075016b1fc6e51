// TypeScript 5. Packages: react 19
'use client';

import {useEffect, useState} from 'react';

interface Props {
  value: string;
  onChange: (deviceId: string) => void;
  isDisabled: boolean;
}

/** The microphones. They have names once the user has allowed one. */
export function MicrophoneSelect({value, onChange, isDisabled}: Props) {
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);

  useEffect(() => {
    const media = navigator.mediaDevices;
    if (!media) return;
    const list = () =>
      media
        .enumerateDevices()
        .then((all) => all.filter(({kind}) => kind === 'audioinput'))
        .then(setDevices)
        .catch(() => setDevices([]));
    list();
    media.addEventListener('devicechange', list);
    return () => media.removeEventListener('devicechange', list);
  }, []);

  return (
    <label>
      Microphone{' '}
      <select
        value={value}
        disabled={isDisabled}
        onChange={({target}) => onChange(target.value)}
      >
        <option value="">Default</option>
        {devices
          .filter(({deviceId, label}) => deviceId && label)
          .map(({deviceId, label}) => (
            <option key={deviceId} value={deviceId}>
              {label}
            </option>
          ))}
      </select>
    </label>
  );
}
