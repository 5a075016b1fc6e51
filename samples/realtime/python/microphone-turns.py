# Python 3.9 or later. Packages: pip install "websockets>=14" pyaudio
"""The configuration of microphone.py with end-of-turn detection."""

import microphone

# region config
TRANSCRIPTION_CONFIG = {
    "language": "en",
    "model": "enhanced",
    "enable_partials": True,
    "max_delay": 1,
    "conversation_config": {"end_of_utterance_silence_trigger": 0.75},
}
# endregion config

if __name__ == "__main__":
    microphone.TRANSCRIPTION_CONFIG = TRANSCRIPTION_CONFIG
    microphone.main()
