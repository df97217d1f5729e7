import { expect, it } from '@jest/globals';
import { cutAddress } from '../../../src/http/server/exchange.ts';

it.each([
  ['192.0.2.77', '192.0.2.0'],
  ['::ffff:192.0.2.77', '192.0.2.0'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['203.0.113.77:5555', '203.0.113.0'],
  ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1::/48'],
  ['x'.repeat(3000), undefined],
])('the address %s is logged as %s', (address, expected) => expect(cutAddress(address)).toBe(expected));
