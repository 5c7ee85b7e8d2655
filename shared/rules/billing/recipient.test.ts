import { describe, expect, it } from 'vitest';
import { NO_BILLING_DATA } from '#shared/model/billing/billing-data.ts';
import { recipientOf } from '#shared/rules/billing/recipient.ts';

const ACCOUNT = { companyName: '株式会社さくら', contactName: '佐倉 一郎' };

describe('recipientOf', () => {
  it('addresses documents to department, person and billing address, as far as they are entered (R-22.120)', () => {
    expect(recipientOf(ACCOUNT, undefined)).toEqual(ACCOUNT);
    expect(recipientOf(ACCOUNT, NO_BILLING_DATA)).toEqual(ACCOUNT);
    const data = { ...NO_BILLING_DATA, department: '経理部', contactName: '田中', postalCode: '〒100-0001', address: '東京都\n1階' };
    expect(recipientOf(ACCOUNT, data)).toEqual({
      companyName: '株式会社さくら',
      contactName: '田中',
      department: '経理部',
      address: '〒100-0001\n東京都\n1階',
    });
  });
});
