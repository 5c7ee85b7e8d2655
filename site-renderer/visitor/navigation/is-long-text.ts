/** Whether an element is in text that overflows its sheet: scrolling there scrolls the text. */
export function isLongText(target: Element): boolean {
  const text = target.closest('.words,.product,.popup-offer');
  return text !== null && text.scrollHeight > text.clientHeight;
}
