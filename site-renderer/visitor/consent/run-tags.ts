/** Milliseconds after which a script that has not arrived no longer delays the tags after it. */
const PATIENCE_MS = 4_000;

/** Resolves when a script has run or failed to load, or takes too long. */
const finished = (script: HTMLScriptElement): Promise<unknown> =>
  new Promise((resolve) => {
    script.onload = script.onerror = resolve;
    setTimeout(resolve, PATIENCE_MS);
  });

/**
 * Inserts the waiting tags into the page in their order, which runs them. A script without `async` runs before the tags after it, because
 * they may depend on it.
 */
export async function runTags(waiting: HTMLTemplateElement): Promise<void> {
  const tags = waiting.content.cloneNode(true) as DocumentFragment;
  for (let tag = tags.firstElementChild; tag; tag = tags.firstElementChild) {
    const done = tag.matches('script[src]:not([async])') && finished(tag as HTMLScriptElement);
    document.body.append(tag);
    await done;
  }
}
