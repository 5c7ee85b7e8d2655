import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { CopyAddress } from '#web/features/editor/publish/address/copy-address.tsx';
import { QrPicture } from '#web/ui/qr/qr-picture.tsx';
import { type QrRuns, qrRuns, qrSvg } from '#web/ui/qr/qr-runs.ts';
import { downloadFile } from '#web/lib/download-file.ts';
import { toast } from '#web/lib/toast.ts';

/** The size of the downloaded picture in pixels: 1.5 inches in print. */
const PNG_SIZE = 1_024;
const WIDTH = 280;

async function pngOf({ size, runs }: QrRuns): Promise<Blob> {
  const canvas = new OffscreenCanvas(PNG_SIZE, PNG_SIZE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, PNG_SIZE, PNG_SIZE);
  const scale = Math.floor(PNG_SIZE / size);
  const margin = Math.floor((PNG_SIZE - scale * size) / 2);
  context.fillStyle = '#000';
  for (const { x, y, length } of runs) context.fillRect(margin + x * scale, margin + y * scale, length * scale, scale);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** The public address as a QR code, on screen and as files for print. */
export function QrCode({ url }: { url: string }) {
  const { t } = useTranslation(['saving', 'errors']);
  const code = useMemo(() => qrRuns(url), [url]);
  const { host } = new URL(url);
  const savePng = (): void => {
    pngOf(code).then(
      (file) => downloadFile(file, `${host}.png`),
      () => toast.failure(t('errors:requestFailed')),
    );
  };
  return (
    <Stack gap="xs" align="center" maw={WIDTH}>
      <QrPicture text={url} label={t('qr.label', { url })} />
      <Group gap={4} wrap="nowrap">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {host}
        </Text>
        <CopyAddress url={url} />
      </Group>
      <Text size="xs" c="dimmed" ta="center">
        {t('qr.hint')}
      </Text>
      <Group gap="xs" justify="center">
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          onClick={() => downloadFile(new Blob([qrSvg(code)], { type: 'image/svg+xml' }), `${host}.svg`)}
        >
          SVG
        </Button>
        <Button variant="default" size="compact-sm" leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />} onClick={savePng}>
          PNG
        </Button>
      </Group>
    </Stack>
  );
}
