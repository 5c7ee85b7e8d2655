import { IconPhoto, IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ReportedSheet } from '#shared/model/analytics/visit-reports.ts';
import classes from '#web/features/analytics/creatives/creatives.module.css';
import { thumbnailSource } from '#web/lib/media-url.ts';

interface CreativePictureProps {
  sheet: Pick<ReportedSheet, 'image' | 'hasVideo'>;
  /** The displayed width of the picture, in the syntax of the `sizes` attribute of an image. */
  sizes: string;
  /** Drawn over the picture. */
  children?: ReactNode;
}

/** The picture of a sheet in its aspect ratio; a placeholder if the sheet has no picture. */
export function CreativePicture({ sheet: { image, hasVideo }, sizes, children }: CreativePictureProps) {
  const Icon = hasVideo ? IconVideo : IconPhoto;
  const shape = image ? `${image.width} / ${image.height}` : '9 / 16';
  return (
    <span className={classes['picture']} style={{ aspectRatio: shape, backgroundColor: image?.colour }}>
      {image ? (
        <img {...thumbnailSource(image)} sizes={sizes} alt="" loading="lazy" decoding="async" />
      ) : (
        <Icon size={32} stroke={1.25} aria-hidden />
      )}
      {children}
    </span>
  );
}
