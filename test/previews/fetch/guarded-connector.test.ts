import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isPublicAddress } from '../../../src/previews/fetch/guarded-connector.ts';
import { runs } from '../../support/long-tests.ts';
import { testTables } from '../../support/tables.ts';

/** Special ranges, as first address and length of the prefix. Source: IANA special-purpose address registries. */
const SPECIAL_V4: readonly (readonly [first: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const toNumber = (address: string) =>
  address.split('.').reduce((number, part) => number * 256 + Number(part), 0);
const toAddress = (number: number) =>
  [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.');

it.each(SPECIAL_V4)('no address of %s/%i is public, nor one mapped to IPv6', (first, bits) => {
  const start = toNumber(first);
  const size = 2 ** (32 - bits);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: size - 1 }), (offset) => {
      for (const number of [start, start + offset, start + size - 1]) {
        const address = toAddress(number);
        expect([address, isPublicAddress(address)]).toEqual([address, false]);
        expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
        expect(isPublicAddress(`::${address}`)).toBe(false);
        expect(isPublicAddress(`64:ff9b::${address}`)).toBe(false);
      }
    }),
    runs(50),
  );
});

testTables(new URL('addresses.yaml', import.meta.url), ({ address }) => ({
  isPublic: isPublicAddress(String(address)),
}));
