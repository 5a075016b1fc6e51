/** For `npm test` in this folder alone; in the site's repository its own configuration runs the tests. */
import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/**/*.full.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
