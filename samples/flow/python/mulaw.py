# Python 3.9 or later. Packages: none
"""The sound of telephones: mu-law with 8 kHz."""

import math
from array import array
from operator import mul


def decode(byte):
    """Returns the 16-bit sample that a byte of mu-law represents."""
    bits = ~byte & 0xFF
    size = (((bits & 15) << 3) + 132) << ((bits & 112) >> 4)
    return 132 - size if bits & 128 else size - 132


def encode(sample):
    size = min(abs(sample), 32635) + 132
    exponent = size.bit_length() - 8
    bits = (exponent << 4) | ((size >> (exponent + 3)) & 15)
    return ~(bits | 128 if sample < 0 else bits) & 0xFF


LINEAR = [decode(byte) for byte in range(256)]
SILENCE = b"\xff"


def to_linear(data):
    """Returns 16-bit samples at the same rate."""
    return array("h", [LINEAR[byte] for byte in data]).tobytes()


def tap(at):
    """Above 4 kHz, a tone would come back as another one."""
    angle = math.pi * (at - 15)
    if angle == 0:
        return 0.45
    window = 0.54 + 0.46 * math.cos(angle / 15)
    return window * math.sin(0.45 * angle) / angle


FILTER = [tap(at) for at in range(31)]


class Halver:
    """Makes mu-law with 8 kHz from 16 kHz."""

    def __init__(self):
        # The filter reaches back into the frame before.
        self.rest = array("h", bytes(2 * (len(FILTER) - 1)))

    def push(self, voice):
        sound = self.rest + array("h", voice)
        cuts = range(0, len(sound) - len(FILTER) + 1, 2)
        self.rest = sound[2 * len(cuts) :]
        sums = (sum(map(mul, FILTER, sound[cut : cut + 31])) for cut in cuts)
        return bytes(encode(round(one)) for one in sums)
