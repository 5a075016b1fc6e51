/** The topics that topic detection looks for when the request names none of its own. */
export const defaultTopics = [
  'Business & Finance',
  'Education',
  'Entertainment',
  'Events & Attractions',
  'Food & Drink',
  'News & Politics',
  'Science',
  'Sports',
  'Technology & Computing',
  'Travel',
] as const;
