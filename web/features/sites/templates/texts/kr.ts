import { cafe } from '#web/features/sites/templates/texts/kr/cafe.ts';
import { clinic } from '#web/features/sites/templates/texts/kr/clinic.ts';
import { corporate } from '#web/features/sites/templates/texts/kr/corporate.ts';
import { cosmetics } from '#web/features/sites/templates/texts/kr/cosmetics.ts';
import { event } from '#web/features/sites/templates/texts/kr/event.ts';
import { fashion } from '#web/features/sites/templates/texts/kr/fashion.ts';
import { hotel } from '#web/features/sites/templates/texts/kr/hotel.ts';
import { landing } from '#web/features/sites/templates/texts/kr/landing.ts';
import { launch } from '#web/features/sites/templates/texts/kr/launch.ts';
import { magazine } from '#web/features/sites/templates/texts/kr/magazine.ts';
import { portfolio } from '#web/features/sites/templates/texts/kr/portfolio.ts';
import { realEstate } from '#web/features/sites/templates/texts/kr/real-estate.ts';
import { recruiting } from '#web/features/sites/templates/texts/kr/recruiting.ts';
import { restaurant } from '#web/features/sites/templates/texts/kr/restaurant.ts';
import { salon } from '#web/features/sites/templates/texts/kr/salon.ts';
import { school } from '#web/features/sites/templates/texts/kr/school.ts';
import { shop } from '#web/features/sites/templates/texts/kr/shop.ts';
import { wedding } from '#web/features/sites/templates/texts/kr/wedding.ts';
import type { AllTemplateTexts } from '#web/features/sites/templates/template-design.ts';

/** The texts of the templates in Korean. */
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
