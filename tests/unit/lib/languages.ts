/** Pairs of texts with their word errors, counted by hand: what marks, forms, widths, and cases do to a count. */
interface Pair {
  language: string;
  about: string;
  reference: string;
  hypothesis: string;
  errors: number;
  /** Words in the reference. */
  words: number;
}

const pair = (language: string, about: string, reference: string, hypothesis: string, errors: number, words: number) =>
  ({language, about, reference, hypothesis, errors, words}) satisfies Pair;

export const languages: readonly Pair[] = [
  pair('hi', 'vowel signs', 'नमस्ते दुनिया आप कैसे हैं', 'नमस्ते दुनिया आप कैसे हो', 1, 5),
  pair('hi', 'a danda', 'मैं घर जा रहा हूँ।', 'मैं घर जा रही हूँ', 1, 5),
  pair('ta', 'vowel signs', 'வணக்கம், நீங்கள் எப்படி இருக்கிறீர்கள்?', 'வணக்கம் நீங்கள் எப்படி இருக்கிறாய்', 1, 4),
  pair('bn', 'a vowel sign of two parts', 'আমি ভালো আছি', 'আমি ভালো আছি', 0, 3),
  pair('ar', 'marks above letters', 'ذهبَ الولدُ إلى المدرسةِ', 'ذهبَ البنتُ إلى المدرسةِ', 1, 4),
  pair('ar', 'its own comma and question mark', 'مرحبا، كيف حالك؟', 'مرحبا كيف حالك', 0, 3),
  pair('he', 'points below letters', 'שָׁלוֹם עוֹלָם', 'שָׁלוֹם עוֹלָם', 0, 2),
  pair('fa', 'a joiner that is not seen', 'می‌خواهم بروم', 'می‌خواهم نروم', 1, 2),
  pair('tr', 'dotted and dotless capitals', 'İSTANBUL’DA IŞIK VAR', "istanbul'da ışık var", 0, 3),
  pair('tr', 'two words that a dot tells apart', 'sınır çok uzun', 'sinir çok uzun', 1, 3),
  pair('vi', 'decomposed marks', 'Tiếng Việt rất khó', 'Tiếng Việt rất khó'.normalize('NFD').toLowerCase(), 0, 4),
  pair('vi', 'one tone', 'má đi chợ', 'mà đi chợ', 1, 3),
  pair('de', 'umlauts', 'Die Äpfel waren schön.', 'die apfel waren schön', 1, 4),
  pair('fr', 'accents and quotation marks', '« Où est-il né ? »', 'ou est il né', 1, 4),
  pair('es', 'inverted marks', '¿Qué año es? ¡Vámonos!', 'qué ano es vámonos', 1, 4),
  pair('uk', 'three apostrophes', "п'ять м’яких мʼячів", "п’ять мʼяких м'ячів", 0, 3),
  pair('el', 'a final sigma', 'Ο ΔΡΌΜΟΣ ΕΊΝΑΙ ΜΑΚΡΎΣ', 'ο δρόμος είναι μακρύς', 0, 4),
  pair('ko', 'syllables in parts', '안녕하세요 여러분', '안녕하세요 여러분'.normalize('NFD'), 0, 2),
  pair('en', 'full width', 'Ｃａｌｌ ｍｅ ｎｏｗ！', 'call me now', 0, 3),
  pair('en', 'soft hyphens', 'recog\u00adnition works', 'recognition works', 0, 2),
];
