/** What `@generated/i18n` is in a build of the site's one language. */
export default {currentLocale: 'en'};
