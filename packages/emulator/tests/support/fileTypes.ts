/** How files of each type begin. */
export const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));

export const BEGINNINGS: Record<string, Buffer[]> = {
  wav: [bytes('RIFF', [0, 0, 0, 0], 'WAVE')],
  mp3: [bytes('ID3', [4, 0]), bytes([0xff, 0xfb, 0x90, 0]), bytes([0xff, 0xf3, 0x40, 0])],
  aac: [bytes([0xff, 0xf1, 0x50, 0x80]), bytes([0xff, 0xf9, 0x50, 0x80])],
  ogg: [bytes('OggS', [0, 2])],
  mpeg: [bytes([0, 0, 1, 0xba]), bytes([0, 0, 1, 0xb3])],
  amr: [bytes('#!AMR\n'), bytes('#!AMR-WB\n')],
  m4a: [bytes([0, 0, 0, 0x20], 'ftypM4A ')],
  mp4: [bytes([0, 0, 0, 0x18], 'ftypmp42')],
  flac: [bytes('fLaC', [0])],
};
