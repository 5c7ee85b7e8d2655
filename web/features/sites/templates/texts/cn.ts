import { cafe } from '#web/features/sites/templates/texts/cn/cafe.ts';
import { clinic } from '#web/features/sites/templates/texts/cn/clinic.ts';
import { corporate } from '#web/features/sites/templates/texts/cn/corporate.ts';
import { cosmetics } from '#web/features/sites/templates/texts/cn/cosmetics.ts';
import { event } from '#web/features/sites/templates/texts/cn/event.ts';
import { fashion } from '#web/features/sites/templates/texts/cn/fashion.ts';
import { hotel } from '#web/features/sites/templates/texts/cn/hotel.ts';
import { landing } from '#web/features/sites/templates/texts/cn/landing.ts';
import { launch } from '#web/features/sites/templates/texts/cn/launch.ts';
import { magazine } from '#web/features/sites/templates/texts/cn/magazine.ts';
import { portfolio } from '#web/features/sites/templates/texts/cn/portfolio.ts';
import { realEstate } from '#web/features/sites/templates/texts/cn/real-estate.ts';
import { recruiting } from '#web/features/sites/templates/texts/cn/recruiting.ts';
import { restaurant } from '#web/features/sites/templates/texts/cn/restaurant.ts';
import { salon } from '#web/features/sites/templates/texts/cn/salon.ts';
import { school } from '#web/features/sites/templates/texts/cn/school.ts';
import { shop } from '#web/features/sites/templates/texts/cn/shop.ts';
import { wedding } from '#web/features/sites/templates/texts/cn/wedding.ts';
import type { AllTemplateTexts } from '#web/features/sites/templates/template-design.ts';

/** The texts of the templates in Chinese. */
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
