import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/**
 * Styles of forms, included only in pages with a form. Text is 16 px, so that phones do not zoom in; touch targets are at
 * least 44 px high; required fields and faults are marked by words and a thicker line, not by colour alone.
 */
export const FORM_CSS = minifyCss(`
  .form {
    position: relative;
    display: grid;
    gap: 1.5rem;
    box-sizing: border-box;
    max-width: 40rem;
    margin: 0 auto;
    padding: 2rem 1.25rem 3rem;
    color: #202020;
    background: #fff;
    font: 1rem/1.6 system-ui, sans-serif;
    line-break: strict;
    overflow-wrap: anywhere;
  }
  .form * { box-sizing: border-box }
  .form :is(h1, h2) { margin: 0; font-size: 1.5rem; line-height: 1.35; text-wrap: balance; word-break: auto-phrase }
  .form h2 { font-size: 1.1875rem }
  .form p { margin: 0 }
  .form-owner { margin-top: -1rem !important; color: #5c5c58 }
  .form-field { display: grid; gap: .375rem; min-width: 0; margin: 0; padding: 0; border: 0 }
  .form-field[hidden] { display: none }
  @media (scripting: enabled) { .form:has(> :disabled) [data-conditional] { display: none } }
  .form-label { display: flex; flex-wrap: wrap; gap: .25rem .5rem; align-items: center; padding: 0; font-weight: 600 }
  .form-label span { min-width: 0 }
  .form-label small { padding: 0 .375rem; border: 1px solid #767672; border-radius: .25rem; color: #5c5c58; font-size: .75rem; font-weight: 400; white-space: nowrap }
  [data-required=true] > .form-label small, .form-agreements small { border-color: #202020; color: #fff; background: #202020 }
  legend.form-label { margin-bottom: .375rem }
  .form :is(input:not([type=checkbox], [type=radio]), select, textarea) {
    width: 100%;
    min-height: 3rem;
    padding: .625rem .75rem;
    border: 1px solid #767672;
    border-radius: .5rem;
    background: #fff;
    color: inherit;
    font: inherit;
  }
  .form .form-field textarea { field-sizing: content; min-height: 8rem; max-height: 24rem; resize: vertical }
  .form [type=date] { max-width: 16rem; appearance: none; text-align: start; font-variant-numeric: tabular-nums }
  .form [type=date]::-webkit-date-and-time-value { text-align: start }
  .form [type=date]::-webkit-calendar-picker-indicator { width: 1.5rem; height: 1.5rem; padding: 0; cursor: pointer }
  .form ::placeholder { color: #6e6e6a; opacity: 1 }
  .form-choice { display: flex; gap: .75rem; align-items: flex-start; min-height: 2.75rem; padding: .5rem 0; cursor: pointer }
  .form-choice input { flex: none; width: 1.5rem; height: 1.5rem; margin: .0625rem 0 0; accent-color: #202020 }
  .form-choice [type=radio] { border-radius: 50% }
  .form-choice span { min-width: 0 }
  .form a { color: inherit; text-underline-offset: .2em }
  .form-help { color: #5c5c58; font-size: .875rem }
  .form [aria-invalid=true]:not([type=checkbox], [type=radio]) { border: 2px solid #c43d20 }
  .form :is([type=checkbox], [type=radio])[aria-invalid=true] { outline: 2px solid #c43d20; outline-offset: 1px }
  .form-fault { display: grid; gap: .25rem; color: #b3361b; font-size: .875rem }
  .form-fault p { display: flex; gap: .375rem; align-items: baseline }
  .form-fault p:before, .form-faults:before {
    content: "!";
    content: "!" / "";
    flex: none;
    width: 1.125rem;
    border-radius: 50%;
    background: #b3361b;
    color: #fff;
    font-size: .75rem;
    font-weight: 700;
    line-height: 1.125rem;
    text-align: center;
  }
  .form-faults:before { display: inline-block; margin-right: .375rem }
  .form-faults ul { margin: .25rem 0 -.5rem; padding: 0; list-style: none; font-weight: 400 }
  .form-faults li { display: flex; flex-wrap: wrap; align-items: center; column-gap: .75rem; font-size: .875rem }
  .form-faults a { display: flex; align-items: center; min-height: 2.75rem; font-size: 1rem }
  .form > p > a { display: inline-flex; align-items: center; min-height: 2.75rem }
  .form-faults { padding: .75rem; border: 2px solid #c43d20; border-radius: .5rem; color: #b3361b; font-weight: 600 }
  .form > button {
    min-height: 3.25rem;
    padding: .5rem 1.5rem;
    border: 2px solid #0000;
    border-radius: 2rem;
    background: #202020;
    color: #fff;
    font: inherit;
    font-weight: 700;
    cursor: pointer;
  }
  .form > button:hover { background: #404040 }
  .form > button:is(:disabled, [aria-disabled=true]) { cursor: default }
  .form-state { min-height: 6.4rem; margin-bottom: -2rem; font-weight: 600 }
  .form-state button { min-height: 2.75rem; padding: 0 .25rem; border: 0; background: none; color: inherit; font: inherit; text-decoration: underline; text-underline-offset: .2em; cursor: pointer }
  .form-website { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  .form :focus-visible { outline: 3px solid #202020; outline-offset: 2px }
  .form .tabs { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 1rem; font-size: .875rem }
  .form .tabs a { display: grid; place-items: center; min-height: 2.75rem }
  @media print { .form :is(button, .tabs, .form-more) { display: none } .form small { background: none !important; color: inherit !important } }
`);

/** Styles of forms with several pages, added to those of forms. Before the script of the page runs, its first page is in view. */
export const FORM_STEPS_CSS = minifyCss(`
  .form-step { display: grid; gap: 1.5rem; min-width: 0 }
  .form-step[hidden] { display: none }
  .form-step h2 { display: grid; scroll-margin-top: 3rem; outline-offset: .25rem }
  .form-step h2 small { color: #5c5c58; font-size: .875rem; font-weight: 600 }
  .form-progress { height: .375rem; border-radius: 1rem; background: linear-gradient(#202020, #202020) no-repeat 0 / var(--part) #e2e2de }
  @media (prefers-reduced-motion: no-preference) { .form-progress { transition: background-size .25s } }
  @media (scripting: enabled) { .form:has(> :disabled) .form-step ~ .form-step { display: none } }
  @media (scripting: none) { .form-progress, .form-step h2 small, .form-step h2:not(:has(span)) { display: none } }
  .form > button[hidden] { display: none }
  .form > .form-back { margin-top: -.75rem; border-color: #767672; background: #fff; color: #202020 }
  .form > .form-back:hover { background: #f2f2ef }
`);

/** Styles of the page after a form was sent. */
export const FORM_DONE_CSS = minifyCss(`
  .form-done { box-sizing: border-box; max-width: 40rem; margin: 0 auto; padding: 2rem 1.25rem; color: #202020; font: 1rem/1.8 system-ui, sans-serif; line-break: strict; overflow-wrap: anywhere }
  .form-done h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.35; text-wrap: balance; word-break: auto-phrase }
  .form-done h1:focus { outline: 0 }
  :root:not([data-waiting]) .form-waiting, [data-waiting] .form-usual { display: none }
  .form-done p { margin: .5rem 0 }
  .form-done a { display: inline-flex; align-items: center; min-height: 2.75rem; color: inherit; text-underline-offset: .2em }
`);
