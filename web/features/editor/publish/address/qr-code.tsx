import { Button, Checkbox, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { cellPath } from '#shared/rules/sites/site-address.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';
import { CopyAddress } from '#web/features/editor/publish/address/copy-address.tsx';
import { useEditorState, useSiteDocument } from '#web/features/editor/state/editor.ts';
import { downloadFile } from '#web/lib/download-file.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BLACK_ON_WHITE, type QrColours, qrColours } from '#web/ui/qr/qr-colours.ts';
import { qrPdf } from '#web/ui/qr/qr-pdf.ts';
import { QrPicture } from '#web/ui/qr/qr-picture.tsx';
import { type QrRuns, qrRuns, qrSvg } from '#web/ui/qr/qr-runs.ts';

/** The size of the downloaded picture in pixels: 1.5 inches in print. */
const PNG_SIZE = 1_024;
const WIDTH = 280;

async function pngOf({ size, runs }: QrRuns, { dark, light }: QrColours): Promise<Blob> {
  const canvas = new OffscreenCanvas(PNG_SIZE, PNG_SIZE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  context.fillStyle = light;
  context.fillRect(0, 0, PNG_SIZE, PNG_SIZE);
  const scale = Math.floor(PNG_SIZE / size);
  const margin = Math.floor((PNG_SIZE - scale * size) / 2);
  context.fillStyle = dark;
  for (const { x, y, length } of runs) context.fillRect(margin + x * scale, margin + y * scale, length * scale, scale);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** Returns the colours of a site as it has chosen them: those of its theme, otherwise the colour of its first picture on white. */
function siteColours(document: SiteDocument): QrColours {
  const { theme, defaultLanguage } = document.settings;
  if (theme) return { dark: theme.palette.accent, light: theme.palette.background };
  const picture = visibleSheets(document, defaultLanguage)[0]?.sheet.image;
  return { ...BLACK_ON_WHITE, ...(picture && { dark: picture.colour }) };
}

/** Returns the address of the sheet that is edited, and its cell; `undefined` if its language has no such sheet. */
function useSheetAddress(url: string): { cell: string; address: string } | undefined {
  const document = useSiteDocument();
  const cell = useEditorState((state) => state.activeCell);
  const language = useEditorState((state) => state.language);
  return sheetAt(document, cell, language) && { cell, address: new URL(cellPath(cell, language, document.settings), url).href };
}

interface DownloadProps {
  code: QrRuns;
  colours: QrColours;
  /** The name of the files, without extension. */
  name: string;
}

/** The code as files for print. */
function Downloads({ code, colours, name }: DownloadProps) {
  const { t } = useTranslation(['saving', 'errors']);
  const save = (file: Blob, extension: string): void => downloadFile(file, `${name}.${extension}`);
  const savePng = (): void => {
    pngOf(code, colours).then(
      (file) => save(file, 'png'),
      () => toast.failure(t('errors:requestFailed')),
    );
  };
  const files = [
    ['SVG', () => save(new Blob([qrSvg(code, colours)], { type: 'image/svg+xml' }), 'svg')],
    ['PNG', savePng],
    ['PDF', () => save(new Blob([qrPdf(code, colours)], { type: 'application/pdf' }), 'pdf')],
  ] as const;
  return (
    <Group gap="xs" justify="center" role="group" aria-label={t('qr.files')}>
      {files.map(([type, onClick]) => (
        <Button
          key={type}
          variant="default"
          size="compact-sm"
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          onClick={onClick}
        >
          {type}
        </Button>
      ))}
    </Group>
  );
}

/** The public address of the site, or of the edited sheet, as a QR code: on screen and as files for print, in the colours of the site. */
export function QrCode({ url }: { url: string }) {
  const { t } = useTranslation('saving');
  const document = useSiteDocument();
  const sheet = useSheetAddress(url);
  const [isOfSheet, setOfSheet] = useState(false);
  const [isColoured, setColoured] = useState(false);
  const address = isOfSheet && sheet ? sheet.address : url;
  const wanted = useMemo(() => siteColours(document), [document]);
  const readable = useMemo(() => qrColours(wanted), [wanted]);
  const colours = isColoured ? readable : BLACK_ON_WHITE;
  const isAdjusted = readable.dark !== wanted.dark.toLowerCase() || readable.light !== wanted.light.toLowerCase();
  const code = useMemo(() => qrRuns(address), [address]);
  const { host } = new URL(url);
  return (
    <Stack gap="xs" align="center" maw={WIDTH}>
      {sheet && (
        <SegmentedControl
          size="xs"
          aria-label={t('qr.place')}
          value={isOfSheet ? 'sheet' : 'site'}
          onChange={(value) => setOfSheet(value === 'sheet')}
          data={[
            { value: 'site', label: t('qr.site') },
            { value: 'sheet', label: t('qr.sheet', { cell: sheet.cell }) },
          ]}
        />
      )}
      <QrPicture text={address} label={t('qr.label', { url: address })} colours={colours} />
      <Group gap={4} wrap="nowrap">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {address === url ? host : address.replace(/^https?:\/\//, '')}
        </Text>
        <CopyAddress url={address} />
      </Group>
      <Checkbox
        size="sm"
        label={t('qr.colours')}
        checked={isColoured}
        onChange={({ currentTarget }) => setColoured(currentTarget.checked)}
      />
      <Text size="xs" c="dimmed" ta="center" role="status">
        {isColoured && isAdjusted ? t('qr.darkened') : t('qr.hint')}
      </Text>
      <Downloads code={code} colours={colours} name={isOfSheet && sheet ? `${host}-${sheet.cell}` : host} />
    </Stack>
  );
}
