interface RichTextProps {
  html: string;
  /** The id of the heading that labels the text. */
  labelledBy: string;
}

/**
 * Renders user-written markup unescaped; no other component does so. `html` must be a result of `safeRichText`
 * (`#shared/markup/rich-text/sanitise-rich-text.ts`), which sanitises every text on save and again on publish. The element is focusable so
 * that the keyboard can scroll it.
 */
export const RichText = ({ html, labelledBy }: RichTextProps) => (
  // oxlint-disable-next-line react/no-danger, jsx-a11y/no-noninteractive-tabindex -- reduced to a safe set, and long: the keyboard has to scroll it
  <div className="rich" role="region" aria-labelledby={labelledBy} tabIndex={0} dangerouslySetInnerHTML={{ __html: html }} />
);
