import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Libraries that every screen needs. They change only with their version, so browsers keep these chunks over deployments. */
const REACT = /node_modules\/(?:react|react-dom|scheduler|react-router)\//;
const PLATFORM = /node_modules\/(?:zod|i18next|react-i18next|@tanstack\/(?:query-core|react-query))\//;

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react()],
  build: {
    outDir: path.join(import.meta.dirname, '../dist/console'),
    emptyOutDir: true,
    target: 'es2024',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT },
            { name: 'platform', test: PLATFORM },
          ],
        },
      },
    },
  },
});
