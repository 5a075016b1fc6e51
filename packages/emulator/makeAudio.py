"""Makes samples/audio: speech by espeak-ng (Debian: libespeak-ng1), with the time of every word beside it.

Recordings that pages play are also written as MP3 (Debian: ffmpeg), the one small format that every browser plays, and
their loudness goes into waveforms.json.
Run it only to change the recordings; the files it writes are part of the project.
Usage: python3 packages/emulator/makeAudio.py
"""

import ctypes
import json
import random
import struct
import subprocess
import wave
from pathlib import Path

OUT = Path("samples/audio")
WORD, TERMINATED = 1, 0

VOICE = "en-us"
PLAYED_RATE = 24000
BARS = 120

# Name, sampling rate (none: MP3 alone), length in seconds, and per sentence: start, end, text, voice if another.
RECORDINGS = [
    (
        "harbor-tour",
        8000,
        14.8,
        [
            (0.36, 2.96, "Good morning and welcome to the harbor tour."),
            (3.27, 7.25, "We leave from the north pier and sail around the old lighthouse first."),
            (7.76, 11.13, "The trip takes 40 minutes, so keep your jacket close."),
            (11.43, 14.39, "Ask any of the crew if you need anything at all."),
        ],
    ),
    ("announcement", 8000, 2.6, [(0.36, 1.07, "Good morning."), (1.42, 2.38, "Mind the step.")]),
    ("repair-desk", 16000, 2.2, [(0.6, 2.12, "My bike needs new brakes.")]),
    (
        "ticket-desk",
        None,
        8.4,
        [
            (0.35, 2.25, "Ferry office, good morning."),
            (2.7, 5.45, "Hello, two tickets for the 23rd of April, please.", "en-us+f3"),
            (5.95, 7.95, "Of course, that comes to £31."),
        ],
    ),
]
PLAYED = ["harbor-tour", "ticket-desk"]
# What only programs read that take any file; the others are read by programs that know nothing but 16-bit samples.
MULAW = ["ticket-window"]
# Spoken after all others, which keeps their bytes.
ADDED = [
    (
        "ticket-window",
        8000,
        5.5,
        [
            (0.3, 1.98, "Two tickets to the island, please."),
            (2.32, 3.86, "The next boat leaves at noon.", "en-gb+f2"),
            (4.24, 5.2, "That is perfect."),
        ],
    ),
]


class Event(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int),
        ("unique_identifier", ctypes.c_uint),
        ("text_position", ctypes.c_int),
        ("length", ctypes.c_int),
        ("audio_position", ctypes.c_int),
        ("sample", ctypes.c_int),
        ("user_data", ctypes.c_void_p),
        ("id", ctypes.c_char * 8),
    ]


CALLBACK = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.POINTER(Event)
)
library = ctypes.CDLL("libespeak-ng.so.1")
source_rate = library.espeak_Initialize(2, 200, None, 0)


def speak(text, voice=VOICE):
    """Returns the samples of one sentence, and where words begin: place in the text, place in the samples."""
    samples, starts = [], []

    @CALLBACK
    def on_sound(sound, count, events):
        if sound and count:
            samples.extend(sound[:count])
        index = 0
        while events[index].type != TERMINATED:
            if events[index].type == WORD:
                at = events[index].audio_position * source_rate // 1000
                starts.append((events[index].text_position - 1, at))
            index += 1
        return 0

    library.espeak_SetSynthCallback(on_sound)
    library.espeak_SetVoiceByName(voice.encode())
    data = text.encode()
    library.espeak_Synth(data, len(data) + 1, 0, 1, 0, 1, None, None)
    loud = [index for index, value in enumerate(samples) if abs(value) > 300]
    first, last = loud[0], loud[-1] + 1
    return samples[first:last], [(place, max(0, start - first)) for place, start in starts]


def begins_of(text, starts, length):
    """Returns the first sample of every word; those that the voice runs together share their time by letters."""
    marks = [*starts, (len(text), length)]
    begins, place = [], 0
    for word in text.split():
        place = text.index(word, place)
        after = next(index for index, mark in enumerate(marks) if mark[0] > place)
        (left, low), (right, high) = marks[max(0, after - 1)], marks[after]
        begins.append(low + (high - low) * max(0, place - left) / (right - left))
        place += len(word)
    return begins


def stretch(samples, length):
    """Brings a sentence to its length by linear interpolation."""
    step = (len(samples) - 1) / max(1, length - 1)
    result = []
    for index in range(length):
        at = index * step
        low = int(at)
        high = min(low + 1, len(samples) - 1)
        result.append(samples[low] + (samples[high] - samples[low]) * (at - low))
    return result


def render(name, rate, seconds, sentences):
    """Returns the samples of a recording, and its words with their times."""
    noise = random.Random(name)
    # Faint noise instead of silence: no two recordings begin with the same bytes.
    sound = [noise.randint(-6, 6) for _ in range(int(seconds * rate))]
    words = []
    for start, end, text, *voice in sentences:
        samples, starts = speak(text, *voice)
        length = int((end - start) * rate)
        for index, value in enumerate(stretch(samples, length)):
            at = int(start * rate) + index
            if at < len(sound):
                sound[at] = max(-32768, min(32767, int(value * 0.7) + sound[at]))
        scale = (end - start) / len(samples)
        spoken = text.split()
        begins = [start + at * scale for at in begins_of(text, starts, len(samples))]
        ends = [*begins[1:], end]
        for index in range(1, len(begins)):
            # The voice reports a number and the word after it as one: they share their time.
            if ends[index] - begins[index] < 0.1:
                begins[index] = ends[index - 1] = (begins[index - 1] + ends[index]) / 2
        for index, word in enumerate(spoken):
            until = begins[index + 1] - 0.05 if index + 1 < len(spoken) else end
            words.append([word, round(begins[index], 2), round(until, 2)])
    return sound, words


def write_wav(path, rate, sound):
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, rate, 0, "NONE", "not compressed"))
        file.writeframes(struct.pack(f"<{len(sound)}h", *sound))


def encode(path, rate, sound, options):
    command = ["ffmpeg", "-y", "-loglevel", "error", "-f", "s16le", "-ar", str(rate), "-ac", "1", "-i", "-", *options]
    # Without tags and encoder names the same sound gives the same bytes.
    command += ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact", str(path)]
    subprocess.run(command, input=struct.pack(f"<{len(sound)}h", *sound), check=True)


def waveform(sound):
    """Returns the loudest sample of each part, from 0 to 9, as digits."""
    peaks = []
    for bar in range(BARS):
        part = sound[bar * len(sound) // BARS : (bar + 1) * len(sound) // BARS]
        peaks.append(max(abs(value) for value in part))
    return "".join(str(round(9 * peak / max(peaks))) for peak in peaks)


def make(name, rate, seconds, sentences):
    sound, words = render(name, rate or PLAYED_RATE, seconds, sentences)
    if name in MULAW:
        encode(OUT / f"{name}.wav", rate, sound, ["-c:a", "pcm_mulaw"])
    elif rate:
        write_wav(OUT / f"{name}.wav", rate, sound)
    lines = ",\n    ".join(json.dumps(word, ensure_ascii=False) for word in words)
    text = '{\n  "seconds": %s,\n  "words": [\n    %s\n  ]\n}\n' % (seconds, lines)
    (OUT / f"{name}.json").write_text(text, encoding="utf-8")


def make_played(name, _, seconds, sentences):
    sound, _ = render(name, PLAYED_RATE, seconds, sentences)
    encode(OUT / f"{name}.mp3", PLAYED_RATE, sound, ["-b:a", "24k"])
    return waveform(sound)


def make_stereo(name, of, voices):
    """Writes a call with a voice on each side, cut from a recording that is played: time decides whose it is."""
    sides = [
        "+".join(f"between(t,{start - 0.1:.2f},{end + 0.1:.2f})" for start, end, _, *voice in of[3] if voice == own)
        for own in voices
    ]
    split = [f"[0:a]volume=0:enable='not({side})'[side{at}]" for at, side in enumerate(sides)]
    graph = ";".join([*split, "[side0][side1]join=inputs=2:channel_layout=stereo"])
    command = ["ffmpeg", "-y", "-loglevel", "error", "-i", str(OUT / f"{of[0]}.mp3"), "-filter_complex", graph]
    command += ["-ar", "8000", "-c:a", "pcm_mulaw", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact"]
    subprocess.run([*command, str(OUT / f"{name}.wav")], check=True)


# The voice remembers what it said before, so a recording sounds the same only in the same order.
for recording in RECORDINGS:
    make(*recording)
WAVEFORMS = {recording[0]: make_played(*recording) for recording in RECORDINGS if recording[0] in PLAYED}
(OUT / "waveforms.json").write_text(json.dumps(WAVEFORMS, indent=2) + "\n", encoding="utf-8")
for recording in ADDED:
    make(*recording)
make_stereo("stereo-call", RECORDINGS[3], [[], ["en-us+f3"]])
