import { IconPhoto } from '@tabler/icons-react';
import classes from '#web/features/analytics/analytics.module.css';

interface PictureNameProps {
  name: string;
  /** Without a picture, a placeholder is shown. */
  picture: { src: string; colour: string } | null;
}

/** A name with a small picture before it. */
export const PictureName = ({ name, picture }: PictureNameProps) => (
  <span className={classes['named']} title={name}>
    <span className={classes['thumbnail']} style={{ backgroundColor: picture?.colour }}>
      {picture ? <img src={picture.src} alt="" loading="lazy" decoding="async" /> : <IconPhoto size={16} stroke={1.25} aria-hidden />}
    </span>
    <span className={classes['name']}>{name}</span>
  </span>
);
