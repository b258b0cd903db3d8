-- Prices, rents and costs up to a hundred million. Every statement can run again after an
-- interrupted migration.

ALTER TABLE Property
  DROP CHECK ck_Property_cost,
  DROP CHECK ck_Property_house_cost,
  DROP CHECK ck_Property_hotel_cost,
  DROP CHECK ck_Property_mortgage,
  ADD CONSTRAINT ck_Property_price CHECK (cost BETWEEN 0 AND 100000000),
  ADD CONSTRAINT ck_Property_house_price CHECK (house_cost BETWEEN 0 AND 100000000),
  ADD CONSTRAINT ck_Property_hotel_price CHECK (hotel_cost BETWEEN 0 AND 100000000),
  ADD CONSTRAINT ck_Property_loan CHECK (mortgage BETWEEN 0 AND 100000000);

ALTER TABLE Rent
  DROP CHECK ck_Rent_amount,
  ADD CONSTRAINT ck_Rent_money CHECK (amount BETWEEN 0 AND 100000000);
