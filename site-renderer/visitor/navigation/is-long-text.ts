/** Whether something stands in text that is longer than its sheet has room for: scrolling there is the text's. */
export function isLongText(target: Element): boolean {
  const text = target.closest('.words,.product');
  return text !== null && text.scrollHeight > text.clientHeight;
}
