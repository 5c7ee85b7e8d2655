import { Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { CROP_WHOLE, type PictureCrop } from '#shared/model/sites/picture-adjustment.ts';
import { WHOLE_PICTURE } from '#shared/rules/sheets/picture-adjustment.ts';
import { type Box, type CHECKED_SCREENS, cutEdges, type Screen, unsafeEdges } from '#shared/rules/sheets/picture-fit.ts';
import classes from '#web/features/editor/inspector/media/fit/picture-fit.module.css';
import { thumbnailSource } from '#web/lib/media-url.ts';

/** The maximum height of a thumbnail in pixels. */
const HEIGHT = 132;
const WIDTH = 132;

interface ScreenThumbnailProps {
  device: (typeof CHECKED_SCREENS)[number];
  screen: Screen;
  box: Box;
  /** The part of the screen that shows the picture. Texts on paper are beside it. */
  frame: Box;
  image: ImageRef | null;
  crop: PictureCrop | null;
  showsSafeArea: boolean;
}

/** Returns whole percent, rounded up so that the smallest loss is not 0. */
const percent = (share: number): number => Math.ceil(share * 100 - 1e-6);

/** Returns sentences about the parts of a picture that a screen does not show; empty if it shows everything. */
function useLosses(box: Box, screen: Screen, frame: Box): string[] {
  const { t } = useTranslation('inspector');
  const cut = cutEdges(box, screen, frame);
  const unsafe = unsafeEdges(box, screen, frame);
  const parts = [
    ['cutWidth', percent(cut.left + cut.right)],
    ['cutHeight', percent(cut.top + cut.bottom)],
    ['underHeader', percent(unsafe.top - cut.top)],
    ['underBar', percent(unsafe.bottom - cut.bottom)],
  ] as const;
  return parts.filter(([, share]) => share > 0).map(([name, share]) => t(`fit.${name}`, { percent: share }));
}

/** Returns the style of a picture in a box that shows a crop of it. */
function croppedStyle(crop: PictureCrop | null): CSSProperties {
  const { x, y, width, height } = crop ?? WHOLE_PICTURE;
  const share = (part: number, of: number): string => `${(part / of) * 100}%`;
  return {
    left: share(-x, width),
    top: share(-y, height),
    width: share(CROP_WHOLE, width),
    height: share(CROP_WHOLE, height),
  };
}

/** Draws a screen to scale with the picture as published, and lists how much of the picture the screen crops or covers. */
export function ScreenThumbnail({ device, screen, box, frame, image, crop, showsSafeArea }: ScreenThumbnailProps) {
  const { t } = useTranslation('inspector');
  const losses = useLosses(box, screen, frame);
  const scale = Math.min(HEIGHT / screen.height, WIDTH / screen.width);
  const scaled = ({ left, top, width, height }: Box) => ({
    left: left * scale,
    top: top * scale,
    width: width * scale,
    height: height * scale,
  });
  const source = image && thumbnailSource(image);
  return (
    <li className={classes['screen']}>
      <div className={classes['space']}>
        <div
          className={classes['device']}
          data-paper={frame.width * frame.height < screen.width * screen.height || undefined}
          style={{ width: screen.width * scale, height: screen.height * scale }}
          aria-hidden
        >
          {source && (
            <span className={classes['drawn']} style={scaled(frame)}>
              <img className={classes['backdrop']} src={source.src} alt="" />
              <span className={classes['drawn']} style={scaled({ ...box, left: box.left - frame.left, top: box.top - frame.top })}>
                <img className={classes['picture']} {...source} sizes="160px" alt="" style={croppedStyle(crop)} />
              </span>
            </span>
          )}
          {showsSafeArea && <span className={classes['over']} style={{ top: 0, height: screen.header * scale }} />}
          {showsSafeArea && <span className={classes['over']} style={{ bottom: 0, height: screen.bar * scale }} />}
        </div>
      </div>
      <Text size="xs" fw={550}>
        {t(`fit.${device.name}`)}
      </Text>
      <Text size="xs" c="dimmed">
        {device.width} × {device.height}
      </Text>
      {(losses.length > 0 ? losses : [t('fit.whole')]).map((loss) => (
        <Text key={loss} size="xs" c="dimmed">
          {loss}
        </Text>
      ))}
    </li>
  );
}
