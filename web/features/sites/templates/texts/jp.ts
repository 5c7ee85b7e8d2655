import { cafe } from '#web/features/sites/templates/texts/jp/cafe.ts';
import { clinic } from '#web/features/sites/templates/texts/jp/clinic.ts';
import { corporate } from '#web/features/sites/templates/texts/jp/corporate.ts';
import { cosmetics } from '#web/features/sites/templates/texts/jp/cosmetics.ts';
import { event } from '#web/features/sites/templates/texts/jp/event.ts';
import { fashion } from '#web/features/sites/templates/texts/jp/fashion.ts';
import { hotel } from '#web/features/sites/templates/texts/jp/hotel.ts';
import { landing } from '#web/features/sites/templates/texts/jp/landing.ts';
import { launch } from '#web/features/sites/templates/texts/jp/launch.ts';
import { magazine } from '#web/features/sites/templates/texts/jp/magazine.ts';
import { portfolio } from '#web/features/sites/templates/texts/jp/portfolio.ts';
import { realEstate } from '#web/features/sites/templates/texts/jp/real-estate.ts';
import { recruiting } from '#web/features/sites/templates/texts/jp/recruiting.ts';
import { restaurant } from '#web/features/sites/templates/texts/jp/restaurant.ts';
import { salon } from '#web/features/sites/templates/texts/jp/salon.ts';
import { school } from '#web/features/sites/templates/texts/jp/school.ts';
import { shop } from '#web/features/sites/templates/texts/jp/shop.ts';
import { wedding } from '#web/features/sites/templates/texts/jp/wedding.ts';
import type { AllTemplateTexts } from '#web/features/sites/templates/template-design.ts';

/** The texts of the templates in Japanese. */
export const texts: AllTemplateTexts = {
  cafe,
  clinic,
  corporate,
  cosmetics,
  event,
  fashion,
  hotel,
  landing,
  launch,
  magazine,
  portfolio,
  'real-estate': realEstate,
  recruiting,
  restaurant,
  salon,
  school,
  shop,
  wedding,
};
