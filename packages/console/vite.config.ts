// Builds the console into files that a strict policy lets run: no inline script, no data URLs.
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { words } from './vite-words.ts'

/** A running server, for what the pages ask for while they are developed. */
const server = process.env.MUSTER_BASE_URL ?? 'http://localhost:8080'

/** What is always loaded together is one file: each request costs a page the time of its way there and back. */
const groups = [
  // Without what only lists need, which comes with them.
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(?!react-virtual|virtual-core)[\w-]+|@lingui|openapi-fetch)\//,
  },
  // With the frame, which whoever signs in needs next: apart, it is one request more for every page.
  {
    name: 'shell',
    test: /packages\/(sdk\/|console\/(app\/(?!passkeys)|gen\/(needs|kinds|operations\/(sessions|company|pending-work))\.|ui\/(shell\/(interruptions|language-choice|shell|rail|head|keys|place-tabs|places|pending-work|person-menu)|toasts\/message|avatar|initials|forms\/notes|chart\/bar|icons\/frame-icon(?:-paths)?|button|problem|page|loading|status|more)\.|pages\/\w+\/room\.))/,
  },
  // What the first page of whoever works here reads, for a phone; pages about others take the first half of it alone.
  {
    name: 'leave',
    test: /packages\/console\/(gen\/operations\/(approvals|leave-(applications|balances|types)|overtime-requests|punches|regularisations)|pages\/approvals\/(read|waits-for))\./,
  },
  {
    name: 'own',
    test: /packages\/console\/(gen\/operations\/(announcements|payslips)|pages\/(approvals\/asked-of-me|my\/(announcements\/news|home|requests|leave\/(own-leave|balances)|pay\/last-payslip|time\/(punch|arrival))))\./,
  },
  // What the inbox decides of, with what its pages share, and each of whose rooms is small: together they are half as large.
  {
    name: 'requests',
    test: /packages\/console\/(gen\/operations\/(bank-account-changes|employee-documents|employment-contracts|expense-claims|hr-letter-requests|profile-changes)|pages\/employees\/changes\/name-fields)\./,
  },
  {
    name: 'runs',
    test: /packages\/console\/(gen\/operations\/payroll-(settings|run-details|runs)|pages\/payroll\/(month\/(four-eyes|line-totals)|salaries\/part-form|runs\/run-facts))\./,
  },
  // What a short form has in common with a long one: whoever signs in needs nothing else of it.
  {
    name: 'typed',
    test: /packages\/console\/ui\/(forms\/refused|over\/typed)\./,
  },
  {
    name: 'records',
    test: /packages\/console\/(gen\/(references|operations\/(names|audit-entries))|ui\/(toasts\/keys|icon|icons\/icon-paths)|records\/(noun|declaration|lists\/read-all|operation|title|value|list-page|record-page)\.)/,
  },
  // The pages that create and change, whose fields are among the records; apart, its three files would be two requests more.
  {
    name: 'forms',
    test: /packages\/console\/records\/write-pages\./,
  },
  // What pages of one’s own share with those of an employee, who need nothing else of them.
  {
    name: 'held',
    test: /packages\/console\/gen\/operations\/(asset-assignments|hr-letters)\./,
  },
  // Records that are made once and need nothing that others do: the first page names every file.
  {
    name: 'made-once',
    test: /packages\/console\/pages\/(announcements\/announcement-category|assets\/asset-category|attendance\/(geofenced-site|rest-day-swap)|documents\/document-type|expenses\/expense-limit|leave\/leave-(encashment|group|overdraft)|loans\/loan-type|organisation\/(branch|designation|employment-type|pay-grade))\./,
  },
  // What requests in steps show, also in the inbox, which needs nothing else of those pages.
  {
    name: 'way',
    test: /packages\/console\/pages\/approvals\/(steps|own-way)\./,
  },
  // Small pages of one’s own, which differ by a few words.
  {
    name: 'papers',
    test: /packages\/console\/pages\/my\/(ask-for|records\/(asset|document|letter|letter-request|ask-for-letter)|claims\/begin|time\/(correction|overtime)|leave\/application)\./,
  },
  // Of pages that need nothing else of the inbox.
  {
    name: 'loans',
    test: /packages\/console\/gen\/operations\/loans\./,
  },
  // Its two pages differ by a line. A file more, and the browser asks for what the first page needs in three turns of six instead of two.
  {
    name: 'inbox',
    test: /packages\/console\/pages\/inbox\/(inbox|everybody|waiting-page)\./,
  },
]

/** A page runs most of what is in these. With this comment, Chromium compiles them beside the main thread, and not each function when it is called. */
const compiledAtOnce: Plugin = {
  name: 'compiled-at-once',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && /^(libraries|shell|records)$/.test(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}

/** With this id, react-aria writes no style element of its own, which the policy would refuse. */
const stylesheetId: Plugin = {
  name: 'stylesheet-id',
  transformIndexHtml: {
    order: 'post',
    handler: html => html.replace('<link rel="stylesheet"', '$& id="react-aria-pressable-style"'),
  },
}

/** What the page itself names is there before any part of it asks for another. */
const isNotThere = (file: string): boolean => !/\/(rolldown-runtime|libraries|shell)-[^/]*$/.test(file)

export default defineConfig({
  root: import.meta.dirname,
  base: '/app/',
  plugins: [words(), react(), stylesheetId, compiledAtOnce],
  build: {
    outDir: 'dist',
    // Beside the pages of the rooms, one of which is called assets.
    assetsDir: 'build',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Evergreen browsers; each of them knows modulepreload.
    target: 'baseline-widely-available',
    // As it is written: browsers know all of it, and compressed it is as small.
    cssTarget: 'esnext',
    cssMinify: false,
    modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter(isNotThere) },
    reportCompressedSize: false,
    // The first page names every chunk, so each letter of a hash weighs.
    rollupOptions: { output: { chunkFileNames: 'build/[name]-[hash:7].js', codeSplitting: { groups } } },
  },
  server: {
    // Passkeys and the cookie work there, and not on 127.0.0.1.
    host: 'localhost',
    proxy: { '/console': server, '/docs': server },
  },
})
