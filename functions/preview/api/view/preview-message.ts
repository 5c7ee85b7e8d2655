import type { FileReply } from '#functions/platform/http/use-case.ts';
import type { PreviewView } from '#shared/model/preview/preview-view.ts';
import type { PreviewMessageName } from '#site-renderer/preview/render-preview-message.ts';

/** A page of the frame that explains why it shows no page of the site. */
export async function previewMessage(
  name: PreviewMessageName,
  { ui = 'jp' }: Pick<PreviewView, 'ui'>,
  status: 401 | 404,
): Promise<FileReply> {
  const { renderPreviewMessage } = await import('#site-renderer/preview/render-preview-message.ts');
  return { bytes: Buffer.from(renderPreviewMessage(name, ui)), contentType: 'text/html; charset=utf-8', status, headers: {} };
}
