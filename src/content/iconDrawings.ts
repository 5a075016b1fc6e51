/**
 * The icons of cards: drawn for this site on a 24-pixel grid, one path each, in lines. Each says what is behind the link,
 * so that a page has the same one on every card that leads to it (tests/unit/docs/cardIcons).
 */
const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z';

export const iconDrawings: Readonly<Record<string, string>> = {
  bell: 'M6 17h12l-1.5-3v-4a4.5 4.5 0 0 0-9 0v4zM10.5 20.5h3',
  book: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  bot: 'M5 9h14v10H5zM12 9V5M10 5h4M9 13v2M15 13v2M2 13v3M22 13v3',
  broadcast: 'M12 12h.01M8.5 8.5a5 5 0 0 0 0 7M15.5 8.5a5 5 0 0 1 0 7M5.5 5.5a9 9 0 0 0 0 13M18.5 5.5a9 9 0 0 1 0 13',
  captions: 'M3 5h18v14H3zM7 15h10M7 11.5h4',
  chart: 'M4 20h16M7 16v-4M12 16V6M17 16V9',
  chat: 'M4 5h16v11H9l-5 4zM8 9h8M8 12h5',
  clock: `${CIRCLE}M12 7v5l3.5 2`,
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5M14 4l-4 16',
  download: 'M12 4v11M7 10l5 5 5-5M4 20h16',
  file: 'M7 3h7l4 4v14H7zM14 3v4h4M10 13h5M10 17h5',
  filter: 'M4 5h16l-6 8v6l-4-2v-4z',
  gauge: 'M4 18a9 9 0 1 1 16 0M12 14l4-5',
  globe: `${CIRCLE}M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18`,
  help: `${CIRCLE}M9.5 9.5a2.5 2.5 0 1 1 3.5 2.300q-1 .5-1 1.700M12 17h.01`,
  key: 'M15 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11.5 12.5 4 20M7 17l2.5 2.5M16 8.5h.01',
  layers: 'M12 4l9 5-9 5-9-5zM3 14l9 5 9-5',
  list: 'M5 6h14M5 12h14M5 18h8',
  mic: 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM6 11a6 6 0 0 0 12 0M12 17v4M9 21h6',
  people: 'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 19a6 6 0 0 1 12 0M16 5.5a3 3 0 0 1 0 5.5M18 14.5a6 6 0 0 1 3 4.5',
  phone: 'M7 3h10v18H7zM11 18h2',
  ruler: 'M2 8h20v8H2zM6 8v3M10 8v4M14 8v3M18 8v4',
  server: 'M4 4h16v7H4zM4 13h16v7H4zM8 7.5h.01M8 16.5h.01',
  smile: `${CIRCLE}M8 14a5 5 0 0 0 8 0M9 9h.01M15 9h.01`,
  tag: 'M4 4h8l8 8-8 8-8-8zM8.5 8.5h.01',
  text: 'M5 7V5h14v2M12 5v14M9 19h6',
  translate: 'M4 8h15l-4-4M20 16H5l4 4',
  wave: 'M4 10v4M8 6v12M12 9v6M16 4v16M20 10v4',
  window: 'M3 5h18v14H3zM3 9h18',
};
