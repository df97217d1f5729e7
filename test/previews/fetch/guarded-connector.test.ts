import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isPublicAddress } from '../../../src/previews/fetch/guarded-connector.ts';
import { runs } from '../../support/long-tests.ts';
import { type Rows, readBeside, testTables } from '../../support/tables.ts';

const TABLE = readBeside<{ special: Rows<[first: string, bits: number]> }>(import.meta);

const toNumber = (address: string) =>
  address.split('.').reduce((number, part) => number * 256 + Number(part), 0);
const toAddress = (number: number) =>
  [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.');

it.each(TABLE.special)('no address of %s/%i is public, nor one mapped to IPv6', (first, bits) => {
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
