import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/** Styles that print the address of the page above its content. */
export const PRINTED_ADDRESS_CSS = `
  head, [rel=canonical] { display: block }
  [rel=canonical]:after { content: attr(href); font: .875rem/1.5 system-ui, sans-serif }
`;

/**
 * Print styles: the current sheet with its picture and, below, its text in black; or, if a dialog is open, the page in the dialog. Controls
 * are hidden, except links to other sites. These styles override others, so they come last.
 */
export const PRINT_CSS = minifyCss(`
  @media print {
    ${PRINTED_ADDRESS_CSS}
    html { font: .875rem/1.5 system-ui, sans-serif; text-align: center; overflow-wrap: anywhere }
    body, .stage, .stage * { all: revert !important }
    .stage > :not(main, dialog), .sheet:before, picture:after, .stage :is(h1:not(.text), svg, video, button), main:has(~ [open]:modal), [inert], .points, main:after, .button:not([href^=http]), ::backdrop { display: none !important }
    .sheet img { max-width: 100% !important; max-height: 60vh !important }
    .product img { max-height: 8rem !important }
    .sheet :is(.text, .price) { font: 700 1.5rem/1.4 system-ui, sans-serif !important }
    .sheet :is(.text, h2, p) { white-space: pre-line !important }
    .button:after { content: " " attr(href) }
    .stage dialog { position: absolute !important; inset: 0 0 auto !important; max-height: none !important; border: 0 !important; text-align: start !important }
  }
`);
