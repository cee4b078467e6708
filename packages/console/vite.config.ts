// Builds the console into files that a strict policy lets run: no inline script, no data URLs.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { words } from './vite-words.ts'

/** A running server, for what the pages ask for while they are developed. */
const server = process.env.MUSTER_BASE_URL ?? 'http://localhost:8080'

export default defineConfig({
  root: import.meta.dirname,
  base: '/app/',
  plugins: [words(), react()],
  build: {
    outDir: 'dist',
    // Beside the pages of the rooms, one of which is called assets.
    assetsDir: 'build',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Evergreen browsers; each of them knows modulepreload.
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    // Passkeys and the cookie work there, and not on 127.0.0.1.
    host: 'localhost',
    proxy: { '/console': server, '/docs': server },
  },
})
