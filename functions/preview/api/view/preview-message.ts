import type { FileReply } from '#functions/platform/http/use-case.ts';
import type { PreviewView } from '#shared/model/preview/preview-view.ts';
import type { PreviewMessageName } from '#site-renderer/preview/render-preview-message.ts';

/** Returns a page of the frame that explains why no page of the site is shown. */
export async function previewMessage(
  name: PreviewMessageName,
  { ui = 'jp' }: Pick<PreviewView, 'ui'>,
  status: 401 | 404,
): Promise<FileReply> {
  const { renderPreviewMessage } = await import('#site-renderer/preview/render-preview-message.ts');
  return { bytes: Buffer.from(renderPreviewMessage(name, ui)), contentType: 'text/html; charset=utf-8', status, headers: {} };
}
